import 'server-only';
import type { Parsed, Payload } from '@/lib/contract/endpoint';
import type { AuditEntry, listAudit as List, getAuditState as State } from '@/lib/contract/operator';
import { BY_COMMAND, firstAuditBreak } from '@/lib/server/audit/service';
import type { Ctx } from '@/lib/server/ctx';
import { decodeNumberCursor, toPage } from '@/lib/server/http/cursor';
import { getPeople } from '@/lib/server/users/service';
import { findLastSeq, listActions, listEntries } from './repo-audit-log';

/** The audit log for operators, newest entry first, with the present names of members. */
export async function listAudit(
  ctx: Ctx,
  { actor, action, subject, cursor, limit }: Parsed<typeof List>['query'],
): Promise<Payload<typeof List>> {
  const rows = await listEntries(ctx.db, {
    actor,
    action,
    subjectId: subject,
    before: decodeNumberCursor(cursor),
    limit,
  });
  const { rows: kept, nextCursor } = toPage(rows, limit, ({ seq }) => [seq]);
  const people = await getPeople(
    ctx,
    kept.flatMap(({ actor, subject_id }) => [actor, subject_id]).filter((id): id is string => isId(id)),
  );
  const data = kept.map((row) => ({
    _id: String(row.seq),
    at: row.at.toISOString(),
    actor: row.actor === BY_COMMAND ? null : (people.get(row.actor) ?? null),
    action: row.action,
    subject: row.subject_id ? (people.get(row.subject_id) ?? null) : null,
    subjectId: row.subject_id,
    details: row.details as AuditEntry['details'],
  }));
  return { data, nextCursor };
}

const isId = (id: string | null): boolean => id !== null && id !== BY_COMMAND;

/** Returns whether the chain of hashes is whole, checked from the first entry to the last. */
export async function getAuditState(ctx: Ctx): Promise<Payload<typeof State>> {
  const [firstBreak, entries, actions] = await Promise.all([
    firstAuditBreak(ctx),
    findLastSeq(ctx.db),
    listActions(ctx.db),
  ]);
  return { firstBreak, entries, actions };
}
