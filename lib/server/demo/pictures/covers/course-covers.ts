import { seeded } from '../../random';
import { blend, type Palette } from '../palette';
import { petals, rosette, seal, TILINGS } from '../patterns';
import { circle, group, line, type Point, path, polar, polygon, roundRect, wash } from '../svg';
import { type CoverText, HEIGHT, sideTitle, WIDTH } from './title';

const play = (x: number, y: number, size: number, disc: string, sign: string) =>
  circle(x, y, size, disc) +
  path(
    `M${x - size * 0.22} ${y - size * 0.34}L${x + size * 0.4} ${y}L${x - size * 0.22} ${y + size * 0.34}Z`,
    sign,
    {
      stroke: sign,
      'stroke-width': size * 0.1,
      'stroke-linejoin': 'round',
    },
  );

/** A course: one big rosette that opens ring by ring. */
export function course(words: CoverText, colours: Palette): string {
  const random = seeded(words.title);
  const sides = random.pick([10, 12, 16]);
  const tones = [
    colours.deep,
    blend(colours.base, colours.mid, 0.35),
    colours.accent,
    colours.soft,
    colours.second,
  ];
  const [x, y] = [190, 450];
  const rings = rosette(x, y, 400, sides).map((ring, index) =>
    path(ring, tones[index] as string, { opacity: index === 0 ? 0.5 : 1 }),
  );
  const lessons = Array.from({ length: 7 }, (_, index) =>
    path(roundRect(1118 - 46 - index * 58, 800, 46, 10, 5), index < 3 ? colours.accent : colours.mid, {
      opacity: index < 3 ? 1 : 0.5,
    }),
  );
  return (
    wash(WIDTH, HEIGHT, [colours.base, blend(colours.base, colours.deep, 0.85)], 25) +
    rings.join('') +
    play(x, y, 92, colours.deep, colours.paper) +
    lessons.join('') +
    sideTitle(words, colours, true)
  );
}

/** A short course: a ring that is nearly full. */
export function shortCourse(words: CoverText, colours: Palette): string {
  const share = seeded(words.title).between(0.6, 0.82);
  const ring = 2 * Math.PI * 220;
  const [x, y] = [330, 450];
  const arc = `<circle cx="${x}" cy="${y}" r="220" fill="none" stroke="${colours.accent}" stroke-width="46" stroke-linecap="round" stroke-dasharray="${ring * share} ${ring}" transform="rotate(-90 ${x} ${y})"/>`;
  return (
    wash(WIDTH, HEIGHT, [colours.paper, colours.soft], 40) +
    line(TILINGS.eightfold(WIDTH, HEIGHT, 150), colours.mid, 2, { opacity: 0.25 }) +
    circle(x, y, 272, '#FFFFFF') +
    circle(x, y, 220, 'none', { stroke: colours.soft, 'stroke-width': 46 }) +
    arc +
    path(petals(x, y, 104, 176, 12), blend(colours.mid, colours.soft, 0.55)) +
    play(x, y, 92, colours.base, colours.paper) +
    sideTitle(words, colours, false)
  );
}

/** Advice: two figures that share a part. */
export function advice(words: CoverText, colours: Palette): string {
  const [left, right, y, r] = [228, 404, 450, 190];
  const reach = Math.sqrt(r ** 2 - ((right - left) / 2) ** 2);
  const middle = (left + right) / 2;
  const lens = `M${middle} ${y - reach}A${r} ${r} 0 0 1 ${middle} ${y + reach}A${r} ${r} 0 0 1 ${middle} ${y - reach}Z`;
  return (
    wash(WIDTH, HEIGHT, [colours.soft, colours.paper], 10) +
    circle(left, y, r, colours.base) +
    circle(right, y, r, colours.accent) +
    path(lens, colours.deep) +
    path(polygon(seal(middle, y, 62)), colours.paper) +
    line(rosette(left, y, 190, 12)[1] as string, colours.mid, 3, { opacity: 0.5 }) +
    line(rosette(right, y, 190, 12)[1] as string, colours.paper, 3, { opacity: 0.4 }) +
    sideTitle(words, colours, false)
  );
}

/** An assessment: boxes with a tick and boxes still empty. */
export function assessment(words: CoverText, colours: Palette): string {
  const random = seeded(words.title);
  const rows = Array.from({ length: 5 }, (_, row) => {
    const y = 226 + row * 96;
    const isDone = row < 3;
    const box = path(roundRect(488, y, 60, 60, 16), isDone ? colours.accent : colours.soft);
    const tick = isDone ? line(`M${503} ${y + 31}l12 13l20 -26`, colours.paper, 8) : '';
    const long = random.int(190, 300);
    return `${box}${tick}${path(roundRect(464 - long, y + 10, long, 16, 8), blend(colours.soft, colours.mid, 0.5))}${path(roundRect(464 - long * 0.6, y + 38, long * 0.6, 12, 6), colours.soft)}`;
  });
  return (
    wash(WIDTH, HEIGHT, [colours.base, colours.deep], 45) +
    line(TILINGS.eightfold(WIDTH, HEIGHT, 160), colours.mid, 2, { opacity: 0.25 }) +
    path(roundRect(114, 166, 486, 604, 32), '#000000', { opacity: 0.16 }) +
    path(roundRect(100, 148, 486, 604, 32), colours.paper) +
    path(roundRect(250, 122, 186, 54, 27), colours.second) +
    rows.join('') +
    sideTitle(words, colours, true)
  );
}

/** Episodes: rings of a record and the wave of a voice. */
export function episodes(words: CoverText, colours: Palette): string {
  const random = seeded(words.title);
  const [x, y] = [300, 450];
  const rings = [230, 192, 154, 116].map((r, index) =>
    circle(x, y, r, blend(colours.deep, colours.base, index / 4)),
  );
  const bars = Array.from({ length: 72 }, (_, index) => {
    const angle = (index / 72) * 2 * Math.PI;
    const long = 18 + 52 * Math.abs(Math.sin(index * 0.37) * Math.cos(index * 0.11)) + random.int(0, 16);
    const [x1, y1] = polar(x, y, 244, angle);
    const [x2, y2] = polar(x, y, 244 + long * 0.72, angle);
    return `M${x1.toFixed(1)} ${y1.toFixed(1)}L${x2.toFixed(1)} ${y2.toFixed(1)}`;
  });
  return (
    wash(WIDTH, HEIGHT, [blend(colours.base, colours.mid, 0.15), colours.deep], 75) +
    rings.join('') +
    line(bars.join(''), colours.accent, 9) +
    path(petals(x, y, 38, 104, 16), colours.second, { opacity: 0.9 }) +
    circle(x, y, 28, colours.paper) +
    sideTitle(words, colours, true)
  );
}

/** Tutoring: a construction in chalk on squared paper. */
export function chalk(words: CoverText, colours: Palette): string {
  let squares = '';
  for (let at = 60; at < WIDTH; at += 60) squares += `M${at} 0V${HEIGHT}`;
  for (let at = 60; at < HEIGHT; at += 60) squares += `M0 ${at}H${WIDTH}`;
  const [x, y] = [330, 450];
  const corners = Array.from({ length: 8 }, (_, index) => polar(x, y, 250, (index * Math.PI) / 4));
  const spokes = corners.flatMap((from, index) =>
    [2, 3, 4].map((step) => polygon([from, corners[(index + step) % 8] as Point])),
  );
  return (
    wash(WIDTH, HEIGHT, [colours.deep, blend(colours.deep, colours.base, 0.55)], 60) +
    line(squares, colours.mid, 1.5, { opacity: 0.22 }) +
    circle(x, y, 250, 'none', { stroke: colours.paper, 'stroke-width': 4, 'stroke-dasharray': '14 12' }) +
    line(spokes.join(''), colours.mid, 3, { opacity: 0.8 }) +
    path(polygon(seal(x, y, 104)), colours.second, { opacity: 0.92 }) +
    corners.map(([cx, cy]) => circle(cx, cy, 13, colours.accent)).join('') +
    group(circle(x, y, 11, colours.deep), {}) +
    sideTitle(words, colours, true)
  );
}
