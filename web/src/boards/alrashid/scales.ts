/** A pair of scales: where beam, pans and tokens are, for a difference of weights. */

export interface Point {
  x: number;
  y: number;
}

export interface Plan {
  pivot: Point;
  /** The ends of the beam: theirs, yours. */
  ends: [Point, Point];
  /** How far a pan hangs below its end of the beam, and half its width. */
  hang: number;
  pan: number;
  /** The size of a token of 28 by 32. */
  scale: number;
  /** Where the big numbers stand. */
  numbers: [Point, Point];
  big: number;
}

/** The tilt in degrees: level is level; else 3, and 1.2 for each point, up to 9; yours sinks when it is more. */
export function tilt(difference: number): number {
  if (!difference) return 0;
  return Math.sign(difference) * Math.min(9, 3 + 1.2 * Math.abs(difference));
}

export function plan(width: number, height: number, difference: number): Plan {
  const small = width < 500;
  const half = small ? width * 0.27 : Math.min(225, width * 0.29);
  const angle = (tilt(difference) * Math.PI) / 180;
  const drop = half * Math.sin(Math.PI / 20);
  // The lower pan at its lowest still stands over the foot.
  const top = Math.max(small ? 24 : 30, drop + 6);
  const hang = Math.max(50, Math.min(height - top - drop - (small ? 26 : 40), 250));
  const pivot = { x: width / 2, y: top };
  const [dx, dy] = [half * Math.cos(angle), half * Math.sin(angle)];
  const pan = small ? width * 0.19 : Math.min(118, half * 0.54);
  const y = top + hang * (small ? 0.3 : 0.62);
  const aside = small ? width / 2 - 26 : Math.max(40, (half - pan) / 2 + 10);
  return {
    pivot,
    ends: [
      { x: pivot.x - dx, y: pivot.y - dy },
      { x: pivot.x + dx, y: pivot.y + dy },
    ],
    hang,
    pan,
    scale: Math.min(small ? 1.5 : 2.3, (hang - 14) / 44),
    numbers: [
      { x: pivot.x - aside, y },
      { x: pivot.x + aside, y },
    ],
    big: Math.min(small ? 38 : 60, hang * 0.45),
  };
}

/** The left edges of tokens on a pan, side by side as long as there is room, then over one another. */
export function rowOf(count: number, middle: number, pan: number, scale: number): number[] {
  const size = 28 * scale;
  const room = 2 * pan - size;
  const step = count > 1 ? Math.min(size + 4, room / (count - 1)) : 0;
  const first = middle - ((count - 1) * step + size) / 2;
  return Array.from({ length: count }, (_, i) => first + i * step);
}

/** A star of sixteen corners, at the pivot. */
export function star(x: number, y: number, radius: number): string {
  const corners = Array.from({ length: 16 }, (_, i) => {
    const [r, angle] = [i % 2 ? radius * 0.79 : radius, (i * Math.PI) / 8];
    return `${(x + r * Math.sin(angle)).toFixed(1)} ${(y - r * Math.cos(angle)).toFixed(1)}`;
  });
  return `M${corners.join('L')}z`;
}
