import type { About } from '../board';

export const about: About = { icon: 'prestige', ground: '#1B3A74', line: '#E7C66B', angle: 54, eight: false };
