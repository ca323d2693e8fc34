import type { About } from '../board';

// Two at a table need a third who is nobody.
export const about: About = { icon: 'fountain', ground: '#0B4B4F', line: '#7FD0C4', angle: 67.5, eight: true, guided: 3 };
