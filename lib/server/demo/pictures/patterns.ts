import { type Point, polar, polygon } from './svg';

const TURN = 2 * Math.PI;

/**
 * Corners of the star that Hankin's method draws into a regular polygon: from the middle of each edge two lines go
 * inwards at `contact` degrees until they meet those of the neighbouring edges. Stars of neighbouring polygons then
 * share their lines. Source: E. H. Hankin, "The drawing of geometric patterns in Saracenic art" (1925).
 * @param apothem distance from the middle to an edge
 * @param turn angle of the first edge's middle, in radians
 */
export function star(
  x: number,
  y: number,
  apothem: number,
  sides: number,
  contact: number,
  turn = 0,
): Point[] {
  const half = Math.PI / sides;
  const angle = (contact * Math.PI) / 180;
  const along = (apothem * Math.tan(half)) / (Math.cos(angle) + Math.sin(angle) * Math.tan(half));
  const inner = Math.hypot(apothem - along * Math.sin(angle), along * Math.cos(angle));
  return Array.from({ length: 2 * sides }, (_, index) =>
    polar(x, y, index % 2 === 0 ? apothem : inner, turn + index * half),
  );
}

/** Stars over a rectangle as one path. @param size length of the repeat */
type Tiling = (width: number, height: number, size: number, contact?: number) => string;

/** Octagons and squares: the eight-fold star and cross of zellige. */
const eightfold: Tiling = (width, height, size, contact = 67.5) => {
  const small = (size / 2) * (Math.SQRT2 - 1);
  let data = '';
  for (const [x, y] of grid(width, height, size, size, 0)) {
    data += polygon(star(x, y, size / 2, 8, contact));
    data += polygon(star(x + size / 2, y + size / 2, small, 4, contact, Math.PI / 4));
  }
  return data;
};

/** Corners of one khatam: the eight points of two squares, and where their edges cross. */
export function seal(x: number, y: number, radius: number): Point[] {
  const crossing = (radius * Math.cos(Math.PI / 4)) / Math.cos(Math.PI / 8);
  return Array.from({ length: 16 }, (_, index) =>
    polar(x, y, index % 2 === 0 ? radius : crossing, (index * Math.PI) / 8),
  );
}

/** Dodecagons and triangles: twelve-fold stars. */
const twelvefold: Tiling = (width, height, size, contact = 72) => {
  const rise = (size * Math.sqrt(3)) / 2;
  const side = size * Math.tan(Math.PI / 12);
  const small = side / (2 * Math.sqrt(3));
  let data = '';
  for (const [x, y] of grid(width, height, size, rise, 0.5)) {
    data += polygon(star(x, y, size / 2, 12, contact, 0));
    const reach = size / Math.sqrt(3);
    data += polygon(star(x, y + reach, small, 3, contact, Math.PI / 2 + Math.PI));
    data += polygon(star(x, y - reach, small, 3, contact, Math.PI / 2));
  }
  return data;
};

export const TILINGS = { eightfold, twelvefold } as const;
export type TilingName = keyof typeof TILINGS;

function* grid(width: number, height: number, dx: number, dy: number, stagger: number): Generator<Point> {
  for (let row = -1; row * dy <= height + dy; row++) {
    const shift = row % 2 === 0 ? 0 : stagger * dx;
    for (let column = -1; column * dx <= width + dx; column++) yield [column * dx + shift, row * dy];
  }
}

/** Rings of one big rosette, outermost first, each a separate path. */
export function rosette(x: number, y: number, radius: number, sides: number): string[] {
  const half = Math.PI / sides;
  const ring = (share: number, contact: number, turn: number) =>
    polygon(star(x, y, radius * share, sides, contact, turn));
  return [ring(1, 62, 0), ring(0.86, 50, half), ring(0.68, 66, 0), ring(0.5, 55, half), ring(0.32, 68, 0)];
}

/** Petals around a point, each a path: the inner flower of a rosette. */
export function petals(x: number, y: number, inner: number, outer: number, count: number, turn = 0): string {
  let data = '';
  for (let index = 0; index < count; index++) {
    const angle = turn + (index * TURN) / count;
    const spread = (Math.PI / count) * 0.86;
    const middle = inner + (outer - inner) * 0.55;
    data += polygon([
      polar(x, y, inner, angle),
      polar(x, y, middle, angle - spread * 0.78),
      polar(x, y, outer, angle),
      polar(x, y, middle, angle + spread * 0.78),
    ]);
  }
  return data;
}

/** Path data of a pointed arch standing on `base`. */
export function arch(x: number, base: number, width: number, height: number): string {
  const [left, right] = [x - width / 2, x + width / 2];
  const spring = base - height + width * 0.72;
  return (
    `M${left} ${base}V${spring}` +
    `C${left} ${spring - width * 0.36} ${x - width * 0.2} ${base - height + width * 0.2} ${x} ${base - height}` +
    `C${x + width * 0.2} ${base - height + width * 0.2} ${right} ${spring - width * 0.36} ${right} ${spring}V${base}Z`
  );
}
