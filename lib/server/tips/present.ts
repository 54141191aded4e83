import 'server-only';
import type { Person } from '@/lib/contract/fields';
import type { TipWord } from '@/lib/contract/posts';
import type { AdminTip, TipView } from '@/lib/contract/tips';
import { firstWords } from '@/lib/shared/arabic';
import type { AdminTipRow, TipRow } from './repo-views';

type People = ReadonlyMap<string, Person>;

const ABOUT_LENGTH = 60;

/** A tip as its author sees it: without a payer who wants not to be named. */
export function presentTip(row: TipRow, people: People): TipView {
  const money = (amount: number) => ({ amount, currency: row.currency });
  const payer = row.named_to === 'nobody' ? undefined : people.get(row.payer_id);
  return {
    _id: row.id,
    from: payer ? { ...payer, gender: row.gender as NonNullable<TipView['from']>['gender'] } : null,
    namedTo: row.named_to as TipView['namedTo'],
    amount: money(row.amount),
    net: money(row.amount - row.fee),
    refunded: money(row.back),
    word: row.word,
    post:
      row.post_id && row.post_text !== null
        ? { _id: row.post_id, text: firstWords(row.post_text, ABOUT_LENGTH) }
        : null,
    createdAt: row.paid_at.toISOString(),
    isThanked: row.thanked_at !== null,
    isShown: row.shown_at !== null,
    isReported: row.reported_at !== null,
    keptFor: row.kept_for as TipView['keptFor'],
  };
}

/** A word as everybody sees it. */
export const presentWord = (row: TipRow, people: People): TipWord => ({
  _id: row.id,
  word: row.word,
  from: row.named_to === 'all' ? (people.get(row.payer_id) ?? null) : null,
});

/** A tip as operators see it; nothing where one of the two is not known any more. */
export function presentAdminTip(row: AdminTipRow, people: People): AdminTip[] {
  const [payer, author] = [people.get(row.payer_id), people.get(row.author_id)];
  if (!payer || !author) return [];
  const money = (amount: number) => ({ amount, currency: row.currency });
  return [
    {
      _id: row.id,
      orderId: row.order_id,
      payer,
      author,
      namedTo: row.named_to as AdminTip['namedTo'],
      amount: money(row.amount),
      left: money(row.amount - row.back),
      back: money(row.way_back),
      word: row.word,
      keptFor: row.kept_for as AdminTip['keptFor'],
      isReported: row.reported_at !== null && row.judged_at === null,
      createdAt: row.paid_at.toISOString(),
    },
  ];
}
