/** Three strokes of one drawing on 160 × 120: a soft ground, the lines, and one touch of the accent. */
export type DrawingShape = { line: string; accent: string };

/** The drawings for an empty list, a failure, a missing page. */
export const drawings = {
  notifications: {
    line: 'M80 32v-6M57 84V58a23 23 0 0 1 46 0v26M48 84h64M72 84a8 8 0 0 0 16 0',
    accent: 'M114 44l9-6M117 56h10M46 44l-9-6M43 56H33',
  },
  posts: {
    line: 'M52 26h56a6 6 0 0 1 6 6v58a6 6 0 0 1-6 6H52a6 6 0 0 1-6-6V32a6 6 0 0 1 6-6zM66 38a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM82 42h20M82 49h12M59 66h42M59 76h42M59 86h24',
    accent: 'M126 26v10M121 31h10',
  },
  search: {
    line: 'M75 30a25 25 0 1 0 0 50 25 25 0 0 0 0-50zM93 74l22 22',
    accent: 'M65 50h20M65 60h12',
  },
  cart: {
    line: 'M54 46h52l6 48a4 4 0 0 1-4 4H52a4 4 0 0 1-4-4zM66 56V42a14 14 0 0 1 28 0v14',
    accent: 'M68 72c5 7 19 7 24 0',
  },
  purchases: {
    line: 'M80 38l32 15v32L80 100 48 85V53zM48 53l32 15 32-15M80 68v32',
    accent: 'M70 22l7 7 14-15',
  },
  products: {
    line: 'M48 28h38a6 6 0 0 1 6 6v60H54a6 6 0 0 1-6-6zM48 88a6 6 0 0 1 6-6h38M100 40h10a4 4 0 0 1 4 4v50h-14',
    accent: 'M65 44v20l15-10z',
  },
  people: {
    line: 'M68 36a13 13 0 1 0 0 26 13 13 0 0 0 0-26zM42 98a26 26 0 0 1 52 0M95 42a11 11 0 0 1 0 22M103 74a23 23 0 0 1 17 22',
    accent: 'M124 34v12M118 40h12',
  },
  saved: {
    line: 'M60 24h40a4 4 0 0 1 4 4v70L80 80 56 98V28a4 4 0 0 1 4-4z',
    accent: 'M80 40l4.5 9 10 1.5-7.2 7 1.7 10-9-4.7-9 4.7 1.7-10-7.2-7 10-1.5z',
  },
  chart: {
    line: 'M44 96h72M52 72h10v24M52 72v24M69 60h10v36M69 60v36M86 66h10v30M86 66v30M103 48h10v48M103 48v48',
    accent: 'M48 52l20-14 18 8 26-22',
  },
  wallet: {
    line: 'M52 42h54a6 6 0 0 1 6 6v42a6 6 0 0 1-6 6H52a6 6 0 0 1-6-6V41a8 8 0 0 1 8-8h46v9M46 41a1 1 0 0 0 6 1',
    accent: 'M112 61H99a8 8 0 0 0 0 16h13',
  },
  comments: {
    line: 'M52 30h56a6 6 0 0 1 6 6v38a6 6 0 0 1-6 6H82L66 96V80H52a6 6 0 0 1-6-6V36a6 6 0 0 1 6-6z',
    accent:
      'M66 53.8a1.2 1.2 0 1 0 0 2.4 1.2 1.2 0 0 0 0-2.4zM80 53.8a1.2 1.2 0 1 0 0 2.4 1.2 1.2 0 0 0 0-2.4zM94 53.8a1.2 1.2 0 1 0 0 2.4 1.2 1.2 0 0 0 0-2.4z',
  },
  error: {
    line: 'M60 90a19 19 0 0 1-3-38 26 26 0 0 1 50-5 22 22 0 0 1-1 43z',
    accent: 'M80 52v16M80 78v.1',
  },
  lost: {
    line: 'M80 24a36 36 0 1 0 0 72 36 36 0 0 0 0-72zM80 32v4M80 84v4M52 60h4M104 60h4',
    accent: 'M95 45l-8 22-22 8 8-22z',
  },
} satisfies Record<string, DrawingShape>;

export type DrawingName = keyof typeof drawings;
