import { group, path, repeat } from './shapes.ts';

/*
 * One camera for every room. Rooms are measured in millimetres: x to the right, y down from the floor, z into the
 * picture. What lies at z = 0 is drawn as it is; what lies deeper shrinks towards the eye's height.
 */
const eye = { x: 1500, y: -1450, away: 3000 };

export const shrink = (z: number): number => eye.away / (eye.away + z);

type Corner = readonly [x: number, y: number, z: number];

const project = ([x, y, z]: Corner): string => {
  const s = shrink(z);
  return `${Math.round(eye.x + (x - eye.x) * s)} ${Math.round(eye.y + (y - eye.y) * s)}`;
};

/** A flat face between corners in space. */
export const face = (fill: string, corners: readonly Corner[], more = ''): string =>
  path(`M${corners.map(project).join('L')}Z`, fill, more);

/** A level face: a floor, a table's top. */
export const level = (
  fill: string,
  [x, wide]: readonly [number, number],
  y: number,
  [near, far]: readonly [number, number],
  more = '',
): string =>
  face(
    fill,
    [
      [x, y, near],
      [x + wide, y, near],
      [x + wide, y, far],
      [x, y, far],
    ],
    more,
  );

/** A face that runs straight away from us: a side wall, the side of a bench. */
export const flank = (
  fill: string,
  x: number,
  [top, bottom]: readonly [number, number],
  [near, far]: readonly [number, number],
  more = '',
): string =>
  face(
    fill,
    [
      [x, top, near],
      [x, bottom, near],
      [x, bottom, far],
      [x, top, far],
    ],
    more,
  );

/** What stands at some depth, drawn as if it stood at the front. */
export const atDepth = (z: number, ...art: string[]): string =>
  group(`translate(${eye.x} ${eye.y}) scale(${shrink(z).toFixed(4)}) translate(${-eye.x} ${-eye.y})`, ...art);

/** Gives a front view a body: its edges are drawn on into the depth, darker the further they go. */
export const solid = (art: string, depth: number, z = 0): string => {
  const steps = Math.max(4, Math.round(depth / 16));
  return (
    repeat(steps, (k) => {
      const way = 1 - k / steps;
      const filter = way > 0.6 ? 'side-far' : way > 0.25 ? 'side' : 'side-near';
      return atDepth(z + depth * way, `<g filter="url(#${filter})">${art}</g>`);
    }) + atDepth(z, art)
  );
};
