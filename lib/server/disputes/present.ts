import 'server-only';
import type { DisputeRow, DisputeView, OwnDispute } from '@/lib/contract/disputes';
import type { Person } from '@/lib/contract/fields';
import { orderNumber } from '@/lib/server/orders/present';
import { answeringOf } from './policy';
import type { listFiles, listSent, SellerDispute } from './repo-answers';

type StoredFile = Awaited<ReturnType<typeof listFiles>>[number];
type StoredAnswer = Awaited<ReturnType<typeof listSent>>[number];

/** A seller's part of a dispute at this moment. */
export function presentOwn(row: SellerDispute, now: Date): OwnDispute {
  const money = (amount: number) => ({ amount, currency: row.currency });
  return {
    _id: row.id,
    orderNumber: orderNumber(row.order_id),
    status: row.status as OwnDispute['status'],
    cause: row.cause as OwnDispute['cause'],
    answerBy: row.answer_by?.toISOString() ?? null,
    amount: money(row.amount),
    lines: row.lines.map(({ id, title, amount }) => ({ _id: id, title, amount: money(amount) })),
    openedAt: row.opened_at.toISOString(),
    closedAt: row.closed_at?.toISOString() ?? null,
    answering: answeringOf(row, now),
    sentAt: row.sent_at?.toISOString() ?? null,
  };
}

/** A file of an answer by its name; nobody needs to know where it is stored. */
export const presentFile = ({ id, name }: StoredFile): DisputeView['files'][number] => ({ _id: id, name });

/** An answer that was sent, as operators see it. @param files of all answers */
export function presentSent(
  answer: StoredAnswer,
  seller: Person,
  files: readonly StoredFile[],
): DisputeRow['answers'][number] {
  return {
    _id: answer.id,
    seller,
    text: answer.text,
    files: files.filter(({ answer_id }) => answer_id === answer.id).map(presentFile),
    sentAt: answer.sent_at.toISOString(),
    changedAt: answer.changed_at.toISOString(),
    forwardedAt: answer.forwarded_at?.toISOString() ?? null,
  };
}
