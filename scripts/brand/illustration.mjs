/**
 * The ground of the auth screens: dunes, and above them the things people share, joined by arcs that value moves along.
 */
const SCHEMES = {
  light: {
    top: '#F7F9F8',
    bottom: '#DFEDEC',
    dunes: ['#D2E6E5', '#A9CFCE', '#0B5F66'],
    line: '#0B5F66',
    lineOpacity: 0.28,
    tile: '#FFFFFF',
    rim: '#D3E2E0',
    icon: '#0B5F66',
    accent: '#C96A2C',
    star: '#0B5F66',
  },
  dark: {
    top: '#0D1413',
    bottom: '#10211F',
    dunes: ['#11302E', '#123F3E', '#0B5257'],
    line: '#6CCBC8',
    lineOpacity: 0.22,
    tile: '#1B2624',
    rim: '#2B3B38',
    icon: '#6CCBC8',
    accent: '#F2A36B',
    star: '#6CCBC8',
  },
};

/** Icons on a grid of 24, drawn like those of components/ui/icons. */
const book = 'M12 6.5C10.5 5 8 4.5 4 4.5V18c4 0 6.5.5 8 2 1.5-1.5 4-2 8-2V4.5c-4 0-6.5.5-8 2zM12 6.5V20';
const heart = 'M12 20.2S3.8 15.5 3.8 9.7A4.5 4.5 0 0 1 12 7.2a4.5 4.5 0 0 1 8.2 2.5c0 5.8-8.2 10.5-8.2 10.5z';
const play = 'M8 5.5v13L18.5 12z';
const cap = 'M12 5 2.5 9.5 12 14l9.5-4.5zM6.5 11.5V16c1.5 1.7 3.4 2.5 5.5 2.5s4-.8 5.5-2.5v-4.5M21.5 9.5V15';
const audio =
  'M4.5 14v-2a7.5 7.5 0 0 1 15 0v2M4.5 14h2A1.5 1.5 0 0 1 8 15.5v3A1.5 1.5 0 0 1 6.5 20H6a1.5 1.5 0 0 1-1.5-1.5zM19.5 14h-2a1.5 1.5 0 0 0-1.5 1.5v3a1.5 1.5 0 0 0 1.5 1.5h.5a1.5 1.5 0 0 0 1.5-1.5z';
const talk =
  'M5.5 4.5h13A1.5 1.5 0 0 1 20 6v9a1.5 1.5 0 0 1-1.5 1.5H12L7.5 20v-3.5h-2A1.5 1.5 0 0 1 4 15V6a1.5 1.5 0 0 1 1.5-1.5z';
const star = 'M12 3.8l2.5 5.2 5.7.8-4.1 4 1 5.7-5.1-2.7-5.1 2.7 1-5.7-4.1-4 5.7-.8z';
const person = 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4.5 20a7.5 7.5 0 0 1 15 0';

const NODES = [
  { x: 168, y: 318, r: 40, d: book },
  { x: 318, y: 176, r: 32, d: heart, accent: true },
  { x: 356, y: 452, r: 30, d: play },
  { x: 150, y: 540, r: 34, d: person },
  { x: 1282, y: 286, r: 40, d: cap },
  { x: 1126, y: 168, r: 32, d: talk },
  { x: 1090, y: 446, r: 30, d: star, accent: true },
  { x: 1300, y: 520, r: 34, d: audio },
];

const ARCS = [
  'M168 318C180 240 240 190 318 176',
  'M318 176C400 250 410 360 356 452',
  'M168 318C120 390 120 470 150 540',
  'M150 540C220 560 310 530 356 452',
  'M1282 286C1270 220 1210 170 1126 168',
  'M1126 168C1040 250 1030 350 1090 446',
  'M1282 286C1340 360 1340 450 1300 520',
  'M1300 520C1230 560 1140 530 1090 446',
];

/** They join the two sides behind the card. */
const BRIDGES = ['M318 176C560 20 880 20 1126 168', 'M356 452C560 620 880 620 1090 446'];

/** Value on its way: the arc, and how far along it. */
const TRAVELLERS = [
  [ARCS[0], 0.45],
  [ARCS[1], 0.6],
  [ARCS[2], 0.55],
  [ARCS[4], 0.55],
  [ARCS[5], 0.6],
  [ARCS[6], 0.5],
];
const BRIDGE_TRAVELLERS = [
  [BRIDGES[0], 0.3],
  [BRIDGES[0], 0.7],
];

/**
 * @param scheme light or dark
 * @param options.joined whether arcs cross the middle; not if text is there
 */
export function illustration(scheme, { joined = true } = {}) {
  const c = SCHEMES[scheme];
  const arcs = joined ? [...ARCS, ...BRIDGES] : ARCS;
  const travellers = joined ? [...TRAVELLERS, ...BRIDGE_TRAVELLERS] : TRAVELLERS;
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1440 900" preserveAspectRatio="xMidYMax slice"><title>شبكة القيمة</title>',
    `<defs><linearGradient id="g" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${c.top}"/><stop offset="1" stop-color="${c.bottom}"/></linearGradient></defs>`,
    '<rect width="1440" height="900" fill="url(#g)"/>',
    khatam(60, 110, 130, c),
    khatam(60, 110, 84, c),
    khatam(1400, 80, 160, c),
    khatam(1400, 80, 104, c),
    khatam(470, 300, 52, c),
    khatam(966, 312, 52, c),
    khatam(720, 190, 64, c),
    `<g fill="none" stroke="${c.line}" stroke-opacity="${c.lineOpacity}" stroke-width="2">`,
    ...arcs.map((d) => `<path d="${d}"/>`),
    '</g>',
    `<path d="M0 660C240 590 420 620 720 672S1200 716 1440 622V900H0z" fill="${c.dunes[0]}"/>`,
    `<path d="M0 762C300 690 560 786 820 764S1240 690 1440 746V900H0z" fill="${c.dunes[1]}"/>`,
    `<path d="M0 846C260 800 520 876 800 848S1220 812 1440 850V900H0z" fill="${c.dunes[2]}"/>`,
    ...travellers.map(([arc, share]) => dot(pointOn(arc, share), c)),
    ...NODES.map((node) => tile(node, c)),
    '</svg>\n',
  ].join('');
}

function tile({ x, y, r, d, accent }, c) {
  const scale = (r * 1.05) / 24;
  const stroke = accent ? c.accent : c.icon;
  return (
    `<circle cx="${x}" cy="${y}" r="${r}" fill="${c.tile}" stroke="${c.rim}" stroke-width="1.5"/>` +
    `<path transform="translate(${x - 12 * scale} ${y - 12 * scale}) scale(${scale})" d="${d}" fill="none" stroke="${stroke}" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"/>`
  );
}

function dot([x, y], c) {
  return `<circle cx="${x}" cy="${y}" r="5" fill="${c.accent}"/>`;
}

/** A point of a cubic Bézier curve, by Bernstein's polynomials. */
function pointOn(d, t) {
  const [x0, y0, x1, y1, x2, y2, x3, y3] = d.match(/[\d.]+/g).map(Number);
  const at = (a, b, e, f) =>
    (1 - t) ** 3 * a + 3 * (1 - t) ** 2 * t * b + 3 * (1 - t) * t ** 2 * e + t ** 3 * f;
  return [at(x0, x1, x2, x3).toFixed(1), at(y0, y1, y2, y3).toFixed(1)];
}

/** The eight-pointed star: the outline of two squares, one turned by 45°. */
function khatam(x, y, radius, c) {
  const inner = (radius * Math.cos(Math.PI / 4)) / Math.cos(Math.PI / 8);
  const points = Array.from({ length: 16 }, (_, index) => {
    const reach = index % 2 === 0 ? radius : inner;
    const angle = (index * Math.PI) / 8;
    return `${(x + reach * Math.cos(angle)).toFixed(1)},${(y + reach * Math.sin(angle)).toFixed(1)}`;
  });
  return `<polygon points="${points.join(' ')}" fill="${c.star}" fill-opacity="0.03" stroke="${c.star}" stroke-opacity="0.12" stroke-width="1.5"/>`;
}
