/** Seven colours that go together. `deep` and `base` carry light text, `soft` and `paper` dark text. */
export interface Palette {
  deep: string;
  base: string;
  mid: string;
  soft: string;
  paper: string;
  /** warm against cool, or the other way round */
  accent: string;
  second: string;
}

/** The house's own "calm petrol" first; the others go with it on one page. */
export const PALETTES = {
  petrol: {
    deep: '#063B40',
    base: '#0B5F66',
    mid: '#5FA9A8',
    soft: '#DDEEEE',
    paper: '#F6FAF9',
    accent: '#F2A36B',
    second: '#F0C765',
  },
  copper: {
    deep: '#5A250A',
    base: '#A5480F',
    mid: '#DB8A54',
    soft: '#FBE9DC',
    paper: '#FFF8F1',
    accent: '#0B5F66',
    second: '#F0C765',
  },
  sand: {
    deep: '#4B3A28',
    base: '#B08A5B',
    mid: '#D9BE97',
    soft: '#F3E8D6',
    paper: '#FCF8F0',
    accent: '#0B5F66',
    second: '#C4622D',
  },
  olive: {
    deep: '#2F3B20',
    base: '#5F7038',
    mid: '#A5B47C',
    soft: '#E9EDD9',
    paper: '#FAFBF3',
    accent: '#D9793A',
    second: '#E9BE63',
  },
  forest: {
    deep: '#12301F',
    base: '#1E6B3C',
    mid: '#74B08A',
    soft: '#E0F1E6',
    paper: '#F6FBF7',
    accent: '#E9A75C',
    second: '#F4DCA2',
  },
  night: {
    deep: '#13203F',
    base: '#2A4A85',
    mid: '#7E9CCF',
    soft: '#E1E9F6',
    paper: '#F7F9FD',
    accent: '#F0C765',
    second: '#F2A36B',
  },
  sky: {
    deep: '#12395F',
    base: '#2F78B7',
    mid: '#8BBCE6',
    soft: '#E2EFFA',
    paper: '#F6FAFE',
    accent: '#F29A66',
    second: '#FFD98A',
  },
  plum: {
    deep: '#30204C',
    base: '#6B4AA0',
    mid: '#A68FD0',
    soft: '#EEE8F8',
    paper: '#FAF8FE',
    accent: '#F0A58F',
    second: '#F0C765',
  },
  berry: {
    deep: '#4E0F26',
    base: '#A32B50',
    mid: '#DB819B',
    soft: '#FCE7EC',
    paper: '#FFF7F8',
    accent: '#1E7A78',
    second: '#F3C083',
  },
  rose: {
    deep: '#5B2B2E',
    base: '#B9655F',
    mid: '#E0A79C',
    soft: '#F8E6E0',
    paper: '#FEF8F5',
    accent: '#33696B',
    second: '#E3B45C',
  },
  ochre: {
    deep: '#4A3208',
    base: '#B57B12',
    mid: '#E3B857',
    soft: '#FBF0D9',
    paper: '#FFFBF1',
    accent: '#1D5E75',
    second: '#BF4F2E',
  },
  coal: {
    deep: '#10191A',
    base: '#2A3A3B',
    mid: '#72898A',
    soft: '#E3EAE9',
    paper: '#F6F8F8',
    accent: '#6CCBC8',
    second: '#F0C765',
  },
} as const satisfies Record<string, Palette>;

export type PaletteName = keyof typeof PALETTES;

/** Blends two colours. @param share of the second, 0 to 1 */
export function blend(first: string, second: string, share: number): string {
  const channel = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  const mixed = [1, 3, 5].map((at) =>
    Math.round(channel(first, at) * (1 - share) + channel(second, at) * share)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${mixed.join('')}`;
}
