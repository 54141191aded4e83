import type { RefundTerms, RefundView } from '@/lib/contract/refunds';

/** The reader of a sentence about a refund. */
export type RefundReader = 'buyer' | 'seller' | 'operator';

/** The facts that choose the sentence. */
export interface RefundFacts extends Pick<RefundTerms, 'refusal' | 'atOnce' | 'until' | 'why' | 'usage'> {
  /** it was cancelled, and nothing went back */
  isForNothing?: boolean;
}

interface Writer {
  /** gives a message of `refunds.json`; `context` names the reader, for messages that differ by reader */
  say: (key: string, values: Record<string, string>) => string;
  /** writes a day that money depends on */
  day: (iso: string) => string;
}

/** Says why money goes back, to one of its readers; `say` gives a message of `refunds.json`. */
export function reasonWords(
  { reason, cancelled }: Pick<RefundView, 'reason' | 'cancelled'>,
  reader: RefundReader,
  say: Writer['say'],
): string {
  if (!cancelled) return say(`reason.${reason}`, {});
  const { thing, by } = cancelled;
  const context = by === 'nobody' ? thing : reader;
  return say(`cancelled.${by}`, { context, thing: say(`thing.${thing}`, {}) });
}

/**
 * Says on which term a buyer gets money back for a line: who decides, until when, and why. Pages and letters of buyer,
 * seller and operator all take the sentence from here, so that they never contradict each other.
 */
export function refundWords(facts: RefundFacts, reader: RefundReader, { say, day }: Writer): string {
  const { refusal, atOnce, why, usage } = facts;
  const values = { context: reader, date: day(facts.until) };
  const part = usage && usage.of > 0 ? partOf(usage) : null;
  if (refusal === 'ended' && facts.isForNothing) return say('term.nothingBack', values);
  if (refusal) return say(`term.refusal.${refusal}`, values);
  if (atOnce && part)
    return say('term.atOnceWhile', { ...values, condition: say(`term.while.${part}`, values) });
  if (atOnce) return say('term.atOnce', values);
  if (why === 'booked') return say(part === 'package' ? 'term.package' : 'term.booked', values);
  const reason = say(why === 'used' && part ? `term.used.${part}` : `term.why.${why}`, values);
  return say('term.decides', { ...values, why: reason });
}

/** The unit of use: files, the only one (`fileOnly`) or those that were paid for; a time, or a package of lessons. */
function partOf({ unit, of, free = 0 }: NonNullable<RefundFacts['usage']>): string {
  if (unit === 'session') return of > 1 ? 'package' : unit;
  if (free > 0) return `${unit}Paid`;
  return of === 1 && COUNTED.has(unit) ? `${unit}Only` : unit;
}

/** Units of which a purchase has one or many. */
const COUNTED: ReadonlySet<string> = new Set(['file', 'lesson', 'episode']);
