/** Basis points as the field shows them: `12.5`. */
export const typedShare = (bps: number) => String(bps / 100);
