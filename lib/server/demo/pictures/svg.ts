/** A drawing not yet rendered. */
export interface Drawing {
  width: number;
  height: number;
  body: string;
}

export type Point = readonly [x: number, y: number];

/** A number for SVG: one decimal is finer than any pixel here. */
export const fix = (value: number): number => Math.round(value * 10) / 10;

export const polar = (x: number, y: number, radius: number, angle: number): Point => [
  x + radius * Math.cos(angle),
  y + radius * Math.sin(angle),
];

/** Path data of a closed polygon. */
export const polygon = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${fix(x)} ${fix(y)}`).join('L')}Z`;

/** Path data of a smooth open line through points (Catmull-Rom as Béziers). */
export function curve(points: readonly Point[]): string {
  const at = (index: number) => points[Math.max(0, Math.min(points.length - 1, index))] as Point;
  const [start] = points as [Point];
  let data = `M${fix(start[0])} ${fix(start[1])}`;
  for (let index = 0; index < points.length - 1; index++) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const near = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6] as const;
    const far = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6] as const;
    data += `C${[...near, ...far, ...to].map(fix).join(' ')}`;
  }
  return data;
}

type Attributes = Record<string, string | number | undefined>;

const attributes = (given: Attributes): string =>
  Object.entries(given)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? fix(value) : value}"`)
    .join('');

export const path = (d: string, fill: string, more: Attributes = {}): string =>
  `<path d="${d}" fill="${fill}"${attributes(more)}/>`;

export const line = (d: string, stroke: string, width: number, more: Attributes = {}): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${fix(width)}" stroke-linecap="round" stroke-linejoin="round"${attributes(more)}/>`;

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  more: Attributes = {},
): string => `<rect${attributes({ x, y, width, height })} fill="${fill}"${attributes(more)}/>`;

export const circle = (x: number, y: number, radius: number, fill: string, more: Attributes = {}): string =>
  `<circle${attributes({ cx: x, cy: y, r: radius })} fill="${fill}"${attributes(more)}/>`;

export const group = (body: string, more: Attributes): string => `<g${attributes(more)}>${body}</g>`;

let gradients = 0;

/** A straight gradient. @returns its definition, and the fill that uses it */
function gradient(stops: readonly string[], angle = 90): { def: string; fill: string } {
  const id = `g${++gradients}`;
  const turn = (angle * Math.PI) / 180;
  const [dx, dy] = [Math.cos(turn) / 2, Math.sin(turn) / 2];
  const marks = stops
    .map(
      (colour, index) =>
        `<stop offset="${fix((index / (stops.length - 1)) * 100)}%" stop-color="${colour}"/>`,
    )
    .join('');
  const def = `<linearGradient id="${id}" x1="${0.5 - dx}" y1="${0.5 - dy}" x2="${0.5 + dx}" y2="${0.5 + dy}">${marks}</linearGradient>`;
  return { def, fill: `url(#${id})` };
}

/** A rectangle filled with a gradient. */
export function wash(width: number, height: number, stops: readonly string[], angle = 90): string {
  const { def, fill } = gradient(stops, angle);
  return `${def}${rect(0, 0, width, height, fill)}`;
}

let clips = 0;

/** Shows only the part of `body` inside a path. */
export function clipped(d: string, body: string): string {
  const id = `c${++clips}`;
  return `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${body}</g>`;
}

/** Path data of a rectangle with round corners. */
export function roundRect(x: number, y: number, width: number, height: number, radius: number): string {
  const r = Math.min(radius, width / 2, height / 2);
  return `M${fix(x + r)} ${fix(y)}h${fix(width - 2 * r)}a${r} ${r} 0 0 1 ${r} ${r}v${fix(height - 2 * r)}a${r} ${r} 0 0 1 ${-r} ${r}h${fix(2 * r - width)}a${r} ${r} 0 0 1 ${-r} ${-r}v${fix(2 * r - height)}a${r} ${r} 0 0 1 ${r} ${-r}z`;
}

export const toSvg = ({ width, height, body }: Drawing): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>`;
