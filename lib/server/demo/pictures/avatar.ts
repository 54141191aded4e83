import { seeded } from '../random';
import { blend, PALETTES, type Palette, type PaletteName } from './palette';
import { petals, rosette } from './patterns';
import { circle, type Drawing, group, line, path, wash } from './svg';

const LOOKS = [
  'hijab',
  'shayla',
  'long',
  'bun',
  'curls',
  'ghutra',
  'shemagh',
  'short',
  'cap',
  'beard',
  'turban',
] as const;
export type Look = (typeof LOOKS)[number];

export interface AvatarOptions {
  look: Look;
  palette: PaletteName;
  glasses?: boolean;
}

const SIZE = 400;
const SKINS = ['#F1C9A5', '#E3B08A', '#D29A72', '#BE8258', '#9A6540', '#7A4D30'] as const;
const HAIR = ['#1D1A1C', '#2B211D', '#3A2A22', '#4A3426'] as const;

const HEAD = 'M138 158C138 104 164 78 200 78S262 104 262 158C262 206 236 244 200 244S138 206 138 158Z';
const NECK = 'M170 205V262C170 286 182 300 200 300S230 286 230 262V205Z';
const SHOULDERS =
  'M36 400C40 334 82 302 140 288C160 284 168 276 172 262H228C232 276 240 284 260 288C318 302 360 334 364 400Z';

/** A person without a face: clothes, hair and colours tell people apart, also at 24 px. */
export function avatar(seed: string, { look, palette, glasses = false }: AvatarOptions): Drawing {
  const random = seeded(seed);
  const colours = PALETTES[palette];
  const skin = random.pick(SKINS.slice(0, look === 'turban' ? 6 : 5));
  const hair = random.pick(HAIR);
  const shade = blend(skin, '#3A1D12', 0.22);
  const isThobe = look === 'ghutra' || look === 'shemagh';
  const cloth = isThobe
    ? blend('#EFEAE0', colours.soft, 0.3)
    : random.pick([colours.base, colours.deep, colours.accent]);
  const bust =
    path(NECK, shade) +
    path(SHOULDERS, cloth) +
    collar(look, cloth, colours, skin) +
    path(HEAD, skin) +
    cheek(shade);
  const body =
    behind(look, hair, colours) +
    bust +
    inFront(look, hair, colours) +
    (glasses ? spectacles(blend(hair, '#000000', 0.2)) : '');
  // fills the circle that the interface shows
  const near = group(body, { transform: 'translate(-22 -34) scale(1.11)' });
  return { width: SIZE, height: SIZE, body: ground(colours, random.int(0, 2)) + near };
}

function ground(colours: Palette, kind: number): string {
  const stops = [
    [colours.soft, colours.mid],
    [blend(colours.mid, colours.paper, 0.35), colours.mid],
    [colours.paper, blend(colours.mid, colours.soft, 0.4)],
  ][kind] as string[];
  const rings = rosette(200, 178, 330, 12)
    .map((ring) => line(ring, colours.paper, 3, { opacity: 0.4 }))
    .join('');
  return wash(SIZE, SIZE, stops, 60) + rings;
}

const cheek = (shade: string) =>
  path(
    'M200 244C236 244 262 206 262 158C262 132 256 113 245 100C252 160 236 212 178 240C185 243 192 244 200 244Z',
    shade,
    {
      opacity: 0.28,
    },
  );

function collar(look: Look, cloth: string, colours: Palette, skin: string): string {
  if (look === 'ghutra' || look === 'shemagh' || look === 'turban') {
    return path(
      'M172 266C176 292 190 304 200 330C210 304 224 292 228 266L244 284L206 400H194L156 284Z',
      look === 'turban' ? blend(cloth, colours.paper, 0.86) : '#FDFBF6',
    );
  }
  if (look === 'short' || look === 'beard') {
    return (
      path(
        'M168 272L200 322L232 272L250 284L214 352L200 330L186 352L150 284Z',
        blend(cloth, '#FFFFFF', 0.82),
      ) + path('M180 292C190 306 210 306 220 292L200 322Z', skin)
    );
  }
  return path('M160 280C172 318 228 318 240 280L228 264H172Z', blend(cloth, '#000000', 0.16), {
    opacity: 0.5,
  });
}

function behind(look: Look, hair: string, colours: Palette): string {
  if (look === 'long') {
    return path(
      'M120 170C108 92 152 52 200 52S292 92 280 170C280 236 306 270 296 316C266 332 240 322 230 300H170C160 322 134 332 104 316C94 270 120 236 120 170Z',
      hair,
    );
  }
  if (look === 'bun')
    return (
      circle(200, 52, 36, hair) +
      path(
        'M128 168C122 92 158 60 200 60S278 92 272 168C270 196 264 206 254 214H146C136 206 130 196 128 168Z',
        hair,
      )
    );
  if (look === 'curls') {
    const round: [number, number, number][] = [
      [138, 116, 40],
      [168, 82, 40],
      [212, 74, 42],
      [250, 98, 40],
      [268, 142, 38],
      [132, 162, 36],
      [128, 200, 30],
      [272, 190, 34],
    ];
    return round.map(([x, y, r]) => circle(x, y, r, hair)).join('');
  }
  if (look === 'hijab' || look === 'shayla') {
    return path(
      'M116 166C108 92 150 46 200 46S292 92 284 166C282 222 300 268 316 312H84C100 268 118 222 116 166Z',
      blend(colours.base, colours.deep, 0.35),
    );
  }
  if (look === 'ghutra' || look === 'shemagh') {
    return path(
      'M112 132C114 78 150 50 200 50S286 78 288 132C292 220 312 282 330 340H70C88 282 108 220 112 132Z',
      look === 'ghutra' ? '#E9E6DF' : '#F0E7E2',
    );
  }
  return '';
}

function inFront(look: Look, hair: string, colours: Palette): string {
  switch (look) {
    case 'hijab':
      return veil(colours.base, blend(colours.base, colours.deep, 0.5));
    case 'shayla':
      return (
        veil(blend(colours.deep, '#000000', 0.15), colours.deep) +
        line('M150 118C168 84 232 84 250 118', colours.second, 4, { opacity: 0.8 })
      );
    case 'ghutra':
      return headcloth('#FBFAF6', '#DAD5CA') + agal();
    case 'shemagh':
      return headcloth('#FDF9F7', '#D9A8A0') + checks() + agal();
    case 'turban':
      return (
        path('M122 136C112 84 152 44 204 46C262 48 290 88 278 138C250 108 156 106 122 136Z', '#F8F5EC') +
        line(
          'M126 126C164 72 240 66 276 120M134 104C176 60 236 66 268 96M150 78C190 56 226 62 250 76',
          '#D8D0BC',
          4,
        )
      );
    case 'cap':
      return (
        fringe(hair) +
        path('M132 128C132 76 164 52 200 52S268 76 268 128C240 112 160 112 132 128Z', colours.paper) +
        line(petals(200, 92, 5, 26, 8), colours.accent, 2.5) +
        line('M136 116C164 100 236 100 264 116', colours.accent, 4) +
        whiskers(hair)
      );
    case 'beard':
      return shortHair(hair) + whiskers(hair);
    case 'short':
      return (
        shortHair(hair) +
        path(
          'M138 160C140 214 166 244 200 244S260 214 262 160C260 176 254 200 238 214C226 206 174 206 162 214C146 200 140 176 138 160Z',
          hair,
          { opacity: 0.35 },
        )
      );
    case 'curls':
      return path(
        'M138 150C140 112 166 96 186 98C206 112 244 104 262 150C258 92 232 72 200 72S142 92 138 150Z',
        hair,
      );
    case 'long':
      return path(
        'M136 176C132 108 160 70 204 72C246 74 270 112 264 178C258 140 240 118 214 104C196 126 152 132 136 176Z',
        hair,
      );
    case 'bun':
      return path(
        'M136 160C138 106 164 72 200 72S262 106 264 160C254 124 232 108 200 106S146 124 136 160Z',
        hair,
      );
  }
}

const veil = (main: string, fold: string) =>
  path(
    'M200 50C150 50 116 92 122 168C126 226 150 258 168 272C120 286 84 306 70 344C110 376 160 392 206 392C262 392 306 372 332 342C318 304 284 284 232 272C252 256 274 226 278 168C284 92 250 50 200 50ZM200 96C236 96 256 124 256 164C256 208 234 240 200 240S144 208 144 164C144 124 164 96 200 96Z',
    main,
    { 'fill-rule': 'evenodd' },
  ) +
  line('M160 268C196 300 262 300 306 322M150 282C188 326 250 336 296 352', fold, 5, { opacity: 0.55 }) +
  line('M132 150C134 108 160 74 200 72', fold, 5, { opacity: 0.4 });

const headcloth = (main: string, fold: string) =>
  path(
    'M200 52C146 52 116 82 114 134C120 122 132 116 142 122C136 170 140 220 150 262C140 296 112 326 84 344L70 340C88 282 104 220 112 132C116 74 152 46 200 46S284 74 288 132C296 220 312 282 330 340L316 344C288 326 260 296 250 262C260 220 264 170 258 122C268 116 280 122 286 134C284 82 254 52 200 52Z',
    main,
  ) +
  path('M118 128C116 80 148 48 200 48S284 80 282 128C256 106 228 98 200 98S144 106 118 128Z', main) +
  line(
    'M132 150C128 220 116 280 92 330M268 150C272 220 284 280 308 330M146 92C166 74 186 68 204 68',
    fold,
    4,
    { opacity: 0.8 },
  );

const agal = () =>
  line('M120 106C146 82 254 82 280 106', '#1B1A1D', 11) +
  line('M121 121C148 97 252 97 279 121', '#1B1A1D', 9);

function checks(): string {
  const marks = Array.from({ length: 9 }, (_, index) => {
    const y = 165 + index * 19;
    const out = index * 4.4;
    return `M${124 - out} ${y}l9 8M${134 - out} ${y - 2}l-8 10M${267 + out} ${y}l9 8M${277 + out} ${y - 2}l-8 10`;
  });
  return (
    line(marks.join(''), '#B9434A', 3.4, { opacity: 0.75 }) +
    line(
      'M150 74l9 8M160 72l-8 10M180 62l9 8M190 60l-8 10M212 60l9 8M222 58l-8 10M240 72l9 8M250 70l-8 10',
      '#B9434A',
      3.4,
      { opacity: 0.75 },
    )
  );
}

const shortHair = (hair: string) =>
  path(
    'M134 164C124 96 156 60 206 60C252 60 278 98 266 164C262 136 254 124 244 116C216 122 176 116 160 108C146 122 138 138 134 164Z',
    hair,
  );

const fringe = (hair: string) =>
  path(
    'M136 160C134 136 136 124 142 112H258C264 124 266 136 264 160C260 144 256 134 248 126H152C144 134 140 144 136 160Z',
    hair,
  );

const whiskers = (hair: string) =>
  path(
    'M137 152C138 222 164 262 200 262S262 222 263 152C260 178 254 192 244 198C230 190 170 190 156 198C146 192 140 178 137 152ZM178 212C190 204 210 204 222 212C214 220 186 220 178 212Z',
    hair,
    {
      'fill-rule': 'evenodd',
    },
  );

const spectacles = (colour: string) =>
  line(
    'M150 160a21 21 0 1 0 42 0a21 21 0 1 0 -42 0M208 160a21 21 0 1 0 42 0a21 21 0 1 0 -42 0M192 158q8 -7 16 0',
    colour,
    5,
  );
