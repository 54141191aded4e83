import { seeded } from '../random';
import { blend, PALETTES, type Palette, type PaletteName } from './palette';
import { arch, petals, rosette, TILINGS, type TilingName } from './patterns';
import { circle, curve, type Drawing, group, line, type Point, path, wash } from './svg';

const [WIDTH, HEIGHT] = [1500, 500];

const COVERS = ['eightfold', 'twelvefold', 'dunes', 'arcade', 'rosettes', 'waves', 'terraces'] as const;
export type Cover = (typeof COVERS)[number];

/** The wide picture over a profile: calm, so that people look at the avatar in front of it. */
export function profileCover(seed: string, kind: Cover, palette: PaletteName): Drawing {
  const colours = PALETTES[palette];
  const body =
    kind in TILINGS
      ? tiled(seed, kind as TilingName, colours)
      : DRAWN[kind as keyof typeof DRAWN](seed, colours);
  return { width: WIDTH, height: HEIGHT, body };
}

function tiled(seed: string, tiling: TilingName, colours: Palette): string {
  const random = seeded(seed);
  const size = random.int(118, 150);
  const isDark = random.next() < 0.5;
  const [ground, far, mark] = isDark
    ? [colours.base, colours.deep, colours.mid]
    : [colours.soft, blend(colours.soft, colours.mid, 0.55), colours.base];
  const stars = TILINGS[tiling](WIDTH, HEIGHT, size, random.pick([60, 67.5, 72]));
  return (
    wash(WIDTH, HEIGHT, [ground, far], 20) +
    path(stars, mark, { opacity: isDark ? 0.16 : 0.1 }) +
    line(stars, isDark ? colours.second : colours.base, 2.5, { opacity: isDark ? 0.55 : 0.35 })
  );
}

const DRAWN = {
  dunes(seed: string, colours: Palette): string {
    const random = seeded(seed);
    const sun = circle(random.int(300, 1200), 190, 92, colours.second, { opacity: 0.95 });
    const ridges = [0, 1, 2, 3].map((depth) =>
      path(
        `${ridge(random.int(0, 900), 215 + depth * 68, 58 - depth * 6)}L${WIDTH} ${HEIGHT}L0 ${HEIGHT}Z`,
        blend(colours.mid, colours.deep, depth / 3),
      ),
    );
    return (
      wash(WIDTH, HEIGHT, [colours.soft, blend(colours.soft, colours.accent, 0.35)], 90) +
      sun +
      ridges.join('')
    );
  },
  arcade(_: string, colours: Palette): string {
    const arches = [0, 1, 2, 3, 4, 5].map((index) => {
      const x = 125 + index * 250;
      return (
        path(arch(x, HEIGHT + 10, 216, 400), blend(colours.base, colours.deep, 0.55)) +
        path(arch(x, HEIGHT + 10, 168, 338), index % 2 ? colours.accent : colours.mid, { opacity: 0.9 }) +
        path(arch(x, HEIGHT + 10, 116, 262), colours.soft)
      );
    });
    const frieze = TILINGS.eightfold(WIDTH, 74, 74);
    return (
      wash(WIDTH, HEIGHT, [colours.base, blend(colours.base, colours.deep, 0.4)], 90) +
      group(line(frieze, colours.second, 2, { opacity: 0.7 }), {}) +
      path(`M0 74H${WIDTH}V${HEIGHT}H0Z`, colours.base) +
      arches.join('')
    );
  },
  rosettes(seed: string, colours: Palette): string {
    const random = seeded(seed);
    const at: Point[] = [
      [random.int(200, 500), 250],
      [random.int(900, 1300), 250],
    ];
    const drawn = at.map(
      ([x, y], index) =>
        rosette(x, y, index ? 330 : 420, index ? 12 : 16)
          .map((ring, depth) =>
            path(
              ring,
              [colours.deep, colours.base, colours.mid, colours.second, colours.paper][depth] as string,
              { opacity: depth < 3 ? 0.45 : 0.9 },
            ),
          )
          .join('') + path(petals(x, y, 18, index ? 78 : 100, index ? 12 : 16), colours.base),
    );
    return wash(WIDTH, HEIGHT, [colours.base, colours.deep], 15) + drawn.join('');
  },
  waves(seed: string, colours: Palette): string {
    const random = seeded(seed);
    const rows = Array.from({ length: 8 }, (_, row) => {
      const y = 120 + row * 52;
      const d = `${ridge(random.int(0, 900), y, 26)}L${WIDTH} ${HEIGHT}L0 ${HEIGHT}Z`;
      return (
        path(d, blend(colours.soft, row % 2 ? colours.base : colours.mid, 0.25 + row * 0.1)) +
        line(ridge(random.int(0, 900), y + 20, 20), colours.paper, 2, { opacity: 0.35 })
      );
    });
    return (
      wash(WIDTH, HEIGHT, [colours.paper, colours.soft], 90) +
      circle(1180, 130, 70, colours.accent, { opacity: 0.9 }) +
      rows.join('')
    );
  },
  terraces(seed: string, colours: Palette): string {
    const random = seeded(seed);
    let body = wash(WIDTH, HEIGHT, [colours.soft, colours.paper], 90);
    for (let x = -40; x < WIDTH; ) {
      const width = random.int(70, 150);
      const height = random.int(140, 340);
      const tone = random.pick([
        colours.base,
        colours.mid,
        blend(colours.mid, colours.soft, 0.4),
        colours.accent,
        colours.deep,
      ]);
      body += path(`M${x} ${HEIGHT}V${HEIGHT - height}H${x + width}V${HEIGHT}Z`, tone);
      body +=
        random.next() < 0.5
          ? path(arch(x + width / 2, HEIGHT - 30, width * 0.34, Math.min(120, height * 0.5)), colours.paper, {
              opacity: 0.75,
            })
          : circle(x + width / 2, HEIGHT - height, width / 2, tone);
      x += width - 4;
    }
    return body;
  },
} as const;

function ridge(phase: number, y: number, swing: number): string {
  const points = Array.from({ length: 11 }, (_, index): Point => {
    const x = index * 150;
    return [x, y + Math.sin((x + phase) / 210) * swing + Math.sin((x + phase) / 97) * swing * 0.25];
  });
  return curve(points);
}
