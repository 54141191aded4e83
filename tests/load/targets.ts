// The peers' figures of shared design "performance.md", measured where bare Node gave 8,756 requests a second. As shares
// of bare Node they can be held against any machine's own bare Node.
const BARE = 8756;
const share = (perSecond: number) => perSecond / BARE;

/** Least share of bare Node's requests a second that each case must reach, and where that comes from. */
export const TARGETS: Record<string, { least: number; from: string }> = {
  'feed JSON': {
    least: Math.max(share(5 * 109), share(4 * 140), share(18 * 29), 0.65 * share(823)),
    from: '4× NodeBB, 5× Payload, 18× Ghost, 65 % of Next + pg',
  },
  'post JSON': { least: Math.max(share(2 * 308), share(6 * 75)), from: '2× Payload, 6× Vendure' },
  'product JSON': {
    least: Math.max(share(2 * 308), share(6 * 75), share(14 * 35)),
    from: '2× Payload, 6× Vendure, 14× Medusa',
  },
  'product list JSON': {
    least: Math.max(share(4 * 134), share(25 * 19)),
    from: '4× Vendure search, 25× Medusa',
  },
  'search JSON': { least: share(4 * 134), from: '4× Vendure search' },
  'guest post HTML': {
    least: Math.max(share(50 * 16), share(14 * 55), share(6 * 126)),
    from: '50× Medusa, 14× Ghost, 6× NodeBB',
  },
  'guest product HTML': { least: share(50 * 16), from: '50× Medusa' },
  'guest explore HTML': { least: Math.max(share(14 * 55), share(6 * 126)), from: '14× Ghost, 6× NodeBB' },
  'guest search HTML': { least: share(6 * 126), from: '6× NodeBB' },
  comment: {
    least: Math.max(share(3.5 * 136), share(7 * 64), share(15 * 27)),
    from: '3.5× Payload, 7× Ghost, 15× NodeBB',
  },
  'add to cart': { least: share(12 * 31), from: '12× Vendure' },
  checkout: { least: Math.max(share(20 * 5.1), share(55 * 1.8)), from: '20× Vendure, 55× Medusa' },
};
