import { seeded } from '../../random';
import { blend, type Palette } from '../palette';
import { arch, petals, rosette, TILINGS } from '../patterns';
import { circle, clipped, group, line, path, rect, roundRect, wash } from '../svg';
import { type CoverText, HEIGHT, sideTitle, titleBlock, WIDTH } from './title';

/** A book on a quiet background; its own cover has the title. */
export function book(words: CoverText, colours: Palette): string {
  const random = seeded(words.title);
  const [x, y, width, height] = [322, 74, 556, 752];
  const isDark = random.next() < 0.62;
  const cloth = isDark ? colours.base : colours.paper;
  const mark = isDark ? colours.second : colours.base;
  const art = [bookArch, bookBand, bookSun][random.int(0, 2)] as typeof bookArch;
  const front =
    wash(WIDTH, HEIGHT, [cloth, blend(cloth, isDark ? colours.deep : colours.soft, 0.75)], 70) +
    group(art(colours, mark, isDark), { transform: `translate(${x} ${y})` }) +
    titleBlock(words, {
      x: x + 256,
      y: y + 250,
      width: 390,
      height: 350,
      most: 104,
      from: 'middle',
      fill: isDark ? colours.paper : colours.deep,
      quiet: isDark ? colours.soft : colours.base,
      rule: colours.accent,
    });
  return (
    wash(WIDTH, HEIGHT, [colours.soft, blend(colours.soft, colours.mid, 0.55)], 80) +
    line(TILINGS.eightfold(WIDTH, HEIGHT, 150), colours.paper, 3, { opacity: 0.5 }) +
    path(roundRect(x - 26, y + 40, width + 96, height - 8, 30), colours.deep, { opacity: 0.13 }) +
    path(roundRect(x + 14, y + 14, width + 12, height - 4, 10), blend(colours.paper, colours.deep, 0.16)) +
    path(roundRect(x + 10, y + 8, width + 8, height - 4, 10), '#FFFFFF') +
    clipped(roundRect(x, y, width, height, 14), front) +
    // the hinge is on the right, where an Arabic book has its spine
    rect(x + width - 44, y, 5, height, '#000000', { opacity: 0.16 }) +
    rect(x + width - 39, y, 39, height, '#000000', { opacity: 0.07 })
  );
}

function bookArch(colours: Palette, mark: string, isDark: boolean): string {
  return (
    path(arch(256, 770, 330, 300), mark, { opacity: 0.95 }) +
    path(arch(256, 770, 258, 246), isDark ? colours.deep : colours.soft) +
    path(arch(256, 770, 180, 186), colours.accent) +
    line('M30 30H482V722H30Z', mark, 4, { opacity: 0.6 })
  );
}

function bookBand(colours: Palette, mark: string): string {
  return (
    rect(0, 470, 560, 300, colours.accent) +
    clipped(
      'M0 470H560V770H0Z',
      line(TILINGS.eightfold(560, 780, 112), colours.paper, 4, { opacity: 0.75 }),
    ) +
    rect(0, 462, 560, 8, mark)
  );
}

function bookSun(colours: Palette, mark: string): string {
  const rings = rosette(256, 752, 250, 16).map((ring, index) =>
    path(ring, [mark, colours.mid, colours.accent, colours.soft, mark][index] as string, {
      opacity: index ? 0.95 : 0.5,
    }),
  );
  return rings.join('') + path(petals(256, 752, 12, 66, 16), colours.deep);
}

/** Sheets fanned out over each other, each with blocks of a layout. */
export function sheets(words: CoverText, colours: Palette): string {
  const random = seeded(words.title);
  const fan = [-14, -4, 7].map((turn, index) => {
    const ground = [colours.mid, colours.accent, '#FFFFFF'][index] as string;
    const sheet =
      path(roundRect(10, 16, 380, 520, 22), colours.deep, { opacity: 0.14 }) +
      path(roundRect(0, 0, 380, 520, 22), ground) +
      (index === 2 ? layoutBlocks(random.int(0, 2), colours) : '');
    return group(sheet, {
      transform: `translate(${64 + index * 54} ${240 - index * 24}) scale(0.84) rotate(${turn} 190 260)`,
    });
  });
  return (
    wash(WIDTH, HEIGHT, [colours.soft, blend(colours.soft, colours.paper, 0.4)], 30) +
    circle(250, 450, 340, blend(colours.soft, colours.mid, 0.32)) +
    fan.join('') +
    sideTitle(words, colours, false)
  );
}

function layoutBlocks(kind: number, colours: Palette): string {
  const lines = (x: number, y: number, widths: number[]) =>
    widths
      .map((width, index) => path(roundRect(x - width, y + index * 26, width, 12, 6), colours.soft))
      .join('');
  if (kind === 0) {
    return (
      path(roundRect(30, 30, 320, 190, 16), colours.base) +
      clipped(
        roundRect(30, 30, 320, 190, 16),
        line(TILINGS.eightfold(400, 260, 76), colours.second, 3, { opacity: 0.7 }),
      ) +
      lines(350, 250, [210, 280, 180]) +
      path(roundRect(30, 350, 150, 140, 16), colours.soft) +
      path(roundRect(200, 350, 150, 140, 16), colours.accent)
    );
  }
  if (kind === 1) {
    const bars = [90, 150, 120, 200, 170].map((height, index) =>
      path(
        roundRect(40 + index * 62, 470 - height, 42, height, 8),
        index === 3 ? colours.accent : colours.base,
      ),
    );
    return (
      circle(296, 90, 52, colours.soft) +
      circle(296, 90, 24, colours.base) +
      lines(220, 60, [150, 180, 120]) +
      bars.join('')
    );
  }
  const squares = [0, 1, 2, 3, 4, 5].map((index) =>
    path(
      roundRect(30 + (index % 2) * 166, 96 + Math.floor(index / 2) * 136, 154, 122, 14),
      [colours.base, colours.soft, colours.accent, colours.mid, colours.soft, colours.second][
        index
      ] as string,
    ),
  );
  return lines(350, 36, [200, 140]) + squares.join('');
}

/** Slides on a stack, the first of them with its figure. */
export function slides(words: CoverText, colours: Palette): string {
  const random = seeded(words.title);
  const stack = [2, 1, 0].map((depth) =>
    group(
      path(roundRect(0, 0, 520, 330, 20), [colours.paper, colours.second, colours.accent][depth] as string) +
        (depth === 0 ? slideFigure(random.int(0, 1), colours) : ''),
      { transform: `translate(${62 + depth * 38} ${352 - depth * 56}) scale(0.85)` },
    ),
  );
  return (
    wash(WIDTH, HEIGHT, [colours.base, colours.deep], 60) +
    line(TILINGS.twelvefold(WIDTH, HEIGHT, 190), colours.mid, 2, { opacity: 0.22 }) +
    stack.join('') +
    sideTitle(words, colours, true)
  );
}

function slideFigure(kind: number, colours: Palette): string {
  if (kind === 0) {
    const steps = [0, 1, 2, 3].map((index) =>
      path(
        roundRect(60 + index * 104, 210 - index * 44, 84, 66 + index * 44, 10),
        index === 3 ? colours.accent : blend(colours.mid, colours.base, index / 3),
      ),
    );
    return (
      steps.join('') +
      line('M70 170L180 132L286 84L420 40', colours.second, 8) +
      circle(420, 40, 14, colours.second)
    );
  }
  const ring = 2 * Math.PI * 92;
  const arc = (share: number, offset: number, colour: string) =>
    `<circle cx="170" cy="165" r="92" fill="none" stroke="${colour}" stroke-width="44" stroke-dasharray="${ring * share} ${ring}" stroke-dashoffset="${-ring * offset}"/>`;
  return (
    arc(0.46, 0, colours.base) +
    arc(0.3, 0.46, colours.accent) +
    arc(0.24, 0.76, colours.second) +
    [0, 1, 2]
      .map((row) => path(roundRect(320, 92 + row * 56, [150, 110, 130][row] as number, 18, 9), colours.soft))
      .join('')
  );
}
