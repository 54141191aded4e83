import 'server-only';
import type { Evaluation } from '@/lib/contract/evaluations';
import type { Locale } from '@/lib/i18n/locales';
import { asDeleted, presentPerson } from '@/lib/server/users/present';
import type { EvaluationRow } from './repo-views';
import type { Reader } from './subject';

/** A rating as a viewer sees it. Of a member who is leaving, the stars are left. */
export function presentEvaluation(
  row: EvaluationRow,
  { viewerId, ownerId, isOurs, isOperator }: Reader,
  locale: Locale,
): Evaluation {
  const isMine = row.id === viewerId;
  return {
    _id: row.evaluation_id,
    author: presentPerson(row.is_leaving && !isMine ? asDeleted(row) : row, locale),
    rating: row.rating,
    text: row.is_leaving && !isMine ? '' : row.text,
    reply: row.reply,
    repliedAt: row.replied_at?.toISOString() ?? null,
    replyIsOlder: row.reply_is_older,
    createdAt: row.evaluated_at.toISOString(),
    editedAt: row.edited_at?.toISOString() ?? null,
    helpful: row.helpful_count,
    vote: row.vote,
    isMine,
    isHidden: row.is_hidden,
    can: {
      vote: viewerId !== null && !isMine && !isOurs && !row.is_hidden,
      reply: viewerId === ownerId && !row.is_hidden,
      moderate: isOperator,
    },
  };
}
