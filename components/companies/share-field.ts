/** Basis points as the field holds them: `12.5`. */
export const typedShare = (bps: number) => String(bps / 100);
