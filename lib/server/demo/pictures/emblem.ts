import { seeded } from '../random';
import { PALETTES, type PaletteName } from './palette';
import { arch, petals, star } from './patterns';
import { circle, type Drawing, group, line, path, polar, polygon, roundRect, wash } from './svg';

const SIZE = 400;
const MIDDLE = SIZE / 2;

const EMBLEMS = ['ink', 'wheat', 'pulse', 'shelf', 'bracket', 'arches', 'bloom'] as const;
export type Emblem = (typeof EMBLEMS)[number];

/** A company's mark: one plain figure on its own colour. */
export function emblem(seed: string, kind: Emblem, palette: PaletteName): Drawing {
  const colours = PALETTES[palette];
  const ground = wash(SIZE, SIZE, [colours.base, colours.deep], seeded(seed).int(45, 100));
  return { width: SIZE, height: SIZE, body: ground + FIGURES[kind](colours.paper, colours.second) };
}

const FIGURES: Record<Emblem, (light: string, warm: string) => string> = {
  // a nib over its own drop
  ink: (light, warm) =>
    path('M200 82L262 196C262 236 236 262 216 300H184C164 262 138 236 138 196Z', light) +
    line('M200 100V206', '#00000055', 8) +
    circle(200, 214, 15, warm) +
    path(roundRect(160, 312, 80, 16, 8), warm),
  // seven grains on a stem
  wheat: (light, warm) =>
    line('M200 330V170', warm, 12) +
    [0, 1, 2].map((row) => group(grain(light), { transform: `translate(0 ${row * 58})` })).join('') +
    path('M200 66C224 96 224 128 200 152C176 128 176 96 200 66Z', warm),
  // a heartbeat that climbs
  pulse: (light, warm) =>
    line('M78 232H136L164 166L206 282L244 116L272 206H322', light, 24) + circle(322, 206, 18, warm),
  // books that lean on each other
  shelf: (light, warm) =>
    path(roundRect(104, 130, 44, 160, 8), light) +
    path(roundRect(158, 104, 44, 186, 8), warm) +
    path(roundRect(212, 146, 44, 144, 8), light, { opacity: 0.72 }) +
    group(path(roundRect(262, 128, 42, 166, 8), light), { transform: 'rotate(-12 283 290)' }) +
    path(roundRect(88, 300, 224, 16, 8), light),
  // code between brackets, the code being a star
  bracket: (light, warm) =>
    line('M140 108L72 200L140 292M260 108L328 200L260 292', light, 26) +
    path(polygon(star(MIDDLE, MIDDLE, 62, 8, 67.5)), warm),
  arches: (light, warm) =>
    path(arch(200, 320, 220, 250), light) +
    path(arch(200, 320, 150, 186), warm) +
    path(arch(200, 320, 82, 118), '#00000066'),
  bloom: (light, warm) =>
    path(petals(MIDDLE, MIDDLE, 42, 142, 8, Math.PI / 8), light) +
    Array.from({ length: 8 }, (_, index) => {
      const [x, y] = polar(MIDDLE, MIDDLE, 118, (index * Math.PI) / 4);
      return circle(x, y, 13, warm);
    }).join('') +
    circle(MIDDLE, MIDDLE, 24, warm),
};

const grain = (fill: string) =>
  path(
    'M194 214C158 206 138 182 136 148C170 152 192 176 194 214ZM206 214C242 206 262 182 264 148C230 152 208 176 206 214Z',
    fill,
  );
