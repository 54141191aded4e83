import 'server-only';
import type { Parsed, Payload } from '@/lib/contract/endpoint';
import type { IdentityCheckRow, listIdentityChecks, rejectIdentity } from '@/lib/contract/identity';
import { recordAudit } from '@/lib/server/audit/service';
import type { Ctx, MemberCtx } from '@/lib/server/ctx';
import { inTransaction } from '@/lib/server/db/tx';
import { AppError, found } from '@/lib/server/errors';
import { decodeIdCursor, toPage } from '@/lib/server/http/cursor';
import { disposition } from '@/lib/server/http/disposition';
import { streamResponse } from '@/lib/server/http/stream';
import { getPeople } from '@/lib/server/users/service';
import { forget, readDocument } from './bytes';
import type { Decision } from './letters';
import { notifyIdentityDecided } from './notices';
import { presentCheck, presentDocument } from './present';
import { countSubmitted, findCheck, listChecks, listSubmitted, updateDecided } from './repo';
import { deleteOfCheck, findSent, listOfChecks } from './repo-documents';

/** The operator's queue of identity checks, or those that were decided. */
export async function listQueue(
  ctx: MemberCtx,
  { status, cursor, limit }: Parsed<typeof listIdentityChecks>['query'],
): Promise<Payload<typeof listIdentityChecks>> {
  const after = decodeIdCursor(cursor);
  const { rows, nextCursor } = toPage(await listChecks(ctx.db, { status, after, limit }), limit, ({ id }) => [
    id,
  ]);
  if (rows.length === 0) return { data: [], nextCursor };
  const ids = rows.flatMap(({ user_id, decided_by }) => (decided_by ? [user_id, decided_by] : [user_id]));
  const [people, documents] = await Promise.all([
    getPeople(ctx, ids),
    listOfChecks(
      ctx.db,
      rows.map(({ id }) => id),
    ),
  ]);
  const data = rows.map((row): IdentityCheckRow => {
    return {
      _id: row.id,
      ...presentCheck(row),
      person: found(people.get(row.user_id)),
      decidedBy: (row.decided_by && people.get(row.decided_by)) || null,
      documents: documents.filter(({ check_id }) => check_id === row.id).map(presentDocument),
      isOwn: row.user_id === ctx.viewer.id,
    };
  });
  return { data, nextCursor };
}

/** How many checks wait. */
export const countWaitingChecks = (ctx: Ctx): Promise<number> => countSubmitted(ctx.db);

/** The checks that wait, newest first. */
export const waitingChecks = (ctx: Ctx, limit: number): Promise<string[]> => listSubmitted(ctx.db, limit);

/** A document for an operator; the log says who opened it. A PDF may run scripts, so it can only be downloaded. */
export async function documentResponse(ctx: MemberCtx, id: string): Promise<Response> {
  const document = found(await findSent(ctx.db, id));
  const { user_id: subjectId, check_id: checkId, side, mime } = document;
  const details = { checkId, side };
  await recordAudit(ctx, { actor: ctx.viewer.id, action: 'identity.seen', subjectId, details });
  const isPdf = mime === 'application/pdf';
  return streamResponse(await readDocument(document), {
    'Content-Type': mime,
    'Content-Length': String(document.size),
    'Content-Disposition': disposition(`${side}.${isPdf ? 'pdf' : 'webp'}`, isPdf ? 'attachment' : 'inline'),
    'Cache-Control': 'private, no-store',
  });
}

/**
 * The member is who they say they are, and may be paid.
 * @throws AppError `not_found`, `conflict` when it was decided before, `own_account`
 */
export const approve = (ctx: MemberCtx, id: string): Promise<{ done: true }> =>
  decide(ctx, id, { status: 'approved' });

/** The documents do not prove it; their owner learns why, and may send others. @throws AppError as `approve` */
export const reject = (
  ctx: MemberCtx,
  id: string,
  { reason, note }: Parsed<typeof rejectIdentity>['body'],
): Promise<{ done: true }> => decide(ctx, id, { status: 'rejected', reason, note });

/**
 * The decision, the end of the documents, log, notice and letter are one transaction; a job removes the bytes
 * afterwards.
 */
function decide(ctx: MemberCtx, id: string, decision: Decision): Promise<{ done: true }> {
  const { status } = decision;
  return inTransaction(ctx, async (ctx) => {
    const { user_id: subjectId } = found(await findCheck(ctx.db, id));
    const actor = ctx.viewer.id;
    if (subjectId === actor) throw new AppError('own_account');
    if (!(await updateDecided(ctx.db, id, decision, actor, ctx.now))) throw new AppError('conflict');
    await forget(ctx, await deleteOfCheck(ctx.db, id));
    const reason = decision.status === 'rejected' ? decision.reason : null;
    const details = { checkId: id, reason };
    await recordAudit(ctx, { actor, action: `identity.${status}`, subjectId, details });
    await notifyIdentityDecided(ctx, { id, userId: subjectId }, decision);
    return { done: true };
  });
}
