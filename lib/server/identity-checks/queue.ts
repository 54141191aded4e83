import 'server-only';
import type { Parsed } from '@/lib/contract/endpoint';
import type { IdentityCheckRow, listIdentityChecks } from '@/lib/contract/identity';
import { recordAudit } from '@/lib/server/audit/service';
import type { Ctx, MemberCtx } from '@/lib/server/ctx';
import { found } from '@/lib/server/errors';
import { decodeIdCursor, toPage } from '@/lib/server/http/cursor';
import { disposition } from '@/lib/server/http/disposition';
import { streamResponse } from '@/lib/server/http/stream';
import { getPeople } from '@/lib/server/users/service';
import { readDocument } from './bytes';
import { undoUntil } from './policy';
import { presentCheck, presentDetails, presentDocument } from './present';
import { countSubmitted, listChecks, listSubmitted } from './repo';
import { findSent, listOfChecks } from './repo-documents';

/** The operator's queue of identity checks, or those that were decided; identity-review adds the bank accounts. */
export async function listQueue(
  ctx: MemberCtx,
  { status, cursor, limit }: Parsed<typeof listIdentityChecks>['query'],
): Promise<{ data: Omit<IdentityCheckRow, 'bankAccounts'>[]; nextCursor: string | null }> {
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
  const data = rows.map((row) => {
    const own = documents.filter(({ check_id }) => check_id === row.id);
    return {
      _id: row.id,
      ...presentCheck(row),
      details: presentDetails(row),
      person: found(people.get(row.user_id)),
      decidedBy: (row.decided_by && people.get(row.decided_by)) || null,
      // After the decision nobody opens them.
      documents: row.status === 'submitted' ? own.map(presentDocument) : [],
      undoUntil: undoUntil({ ...row, hasDocuments: own.length > 0 }, ctx.now)?.toISOString() ?? null,
      isOwn: row.user_id === ctx.viewer.id,
    };
  });
  return { data, nextCursor };
}

/** Returns how many checks wait. */
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
