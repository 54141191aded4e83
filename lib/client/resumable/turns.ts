/** Browsers open six connections to a host: the page needs some for itself. */
const MOST_AT_ONCE = 2;

const waiting: (() => void)[] = [];
let running = 0;

/** Runs uploads two at a time, in the order in which they came. */
export async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running < MOST_AT_ONCE) running += 1;
  else await new Promise<void>((resolve) => waiting.push(resolve));
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
