import type { Side, Threshold } from '../annex-2/ear.rules.ts';
import type { Line, Point } from './scale.rules.ts';

/** By which way a threshold was found. */
export type Way = 'air' | 'bone';

/** Right is red, left is blue. */
export const inks: Readonly<Record<Side, string>> = { right: '#c62828', left: '#1548b8' };

const size = 7;
const circle: readonly Point[] = Array.from({ length: 32 }, (_, at) => {
  const angle = (at / 32) * 2 * Math.PI;
  return [Math.cos(angle) * size, Math.sin(angle) * size] as const;
});
const triangle: readonly Point[] = [
  [0, -size],
  [size, size * 0.8],
  [-size, size * 0.8],
];
const square: readonly Point[] = [
  [-size, -size],
  [size, -size],
  [size, size],
  [-size, size],
];
/** Opens towards the line of its frequency, beside which it stands. */
const angle: readonly Point[] = [
  [-5, -size],
  [-14, 0],
  [-5, size],
];
const bracket: readonly Point[] = [
  [-5, -size],
  [-12, -size],
  [-12, size],
  [-5, size],
];

type Shape = { strokes: readonly (readonly Point[])[]; isClosed: boolean };

const cross: Shape = {
  strokes: [
    [
      [-size, -size],
      [size, size],
    ],
    [
      [size, -size],
      [-size, size],
    ],
  ],
  isClosed: false,
};

/** The annex's symbols: air O and X, masked △ and □; bone < and >, masked [ and ]. */
function shapeOf(side: Side, way: Way, isMasked: boolean): Shape {
  if (way === 'bone') {
    const stroke = isMasked ? bracket : angle;
    return { strokes: [side === 'right' ? stroke : mirrored(stroke)], isClosed: false };
  }
  if (side === 'right') return { strokes: [isMasked ? triangle : circle], isClosed: true };
  return isMasked ? { strokes: [square], isClosed: true } : cross;
}

/** Down and away from the face: nobody answered at this level. */
const arrow: readonly (readonly Point[])[] = [
  [
    [-5, 8],
    [-14, 19],
  ],
  [
    [-14, 12],
    [-14, 19],
    [-7, 17],
  ],
];

/** The symbol of a threshold, with its middle at a place. */
export function symbolOf(side: Side, way: Way, { masked = false, absent = false }: Threshold, [x, y]: Point): Line[] {
  const { strokes, isClosed } = shapeOf(side, way, masked);
  const drawn = (points: readonly Point[], closed: boolean): Line => ({
    points: points.map(([dx, dy]) => [rounded(x + dx), rounded(y + dy)] as const),
    ...{ ink: inks[side], thickness: 1.8, dash: [], isClosed: closed },
  });
  const arrows = absent ? arrow.map((points) => (side === 'right' ? points : mirrored(points))) : [];
  return [...strokes.map((points) => drawn(points, isClosed)), ...arrows.map((points) => drawn(points, false))];
}

function mirrored(points: readonly Point[]): readonly Point[] {
  return points.map(([x, y]) => [-x, y] as const);
}

function rounded(pixels: number): number {
  return Math.round(pixels * 100) / 100;
}
