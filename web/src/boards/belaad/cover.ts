import type { About } from '../board';

export const about: About = { icon: 'scholar', ground: '#372414', line: '#C79B3B', angle: 62, eight: false };
