import type { About } from '../board';

export const about: About = { icon: 'oasis', ground: '#6E1F2B', line: '#E9A08A', angle: 60, eight: true };
