/** An average of fewer ratings says too little to be shown. */
const SHOWN_FROM = 3;

/** Average stars with one decimal; null for fewer than three ratings. */
export function averageOf(sum: number, count: number): number | null {
  return count >= SHOWN_FROM ? Math.round((sum / count) * 10) / 10 : null;
}
