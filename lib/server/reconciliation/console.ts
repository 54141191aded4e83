import 'server-only';
import type { Parsed, Payload } from '@/lib/contract/endpoint';
import type { getWebhook, listWebhooks, replayWebhooks, WebhookRow } from '@/lib/contract/webhooks';
import { recordAudit } from '@/lib/server/audit/service';
import type { Ctx, MemberCtx } from '@/lib/server/ctx';
import { inTransaction } from '@/lib/server/db/tx';
import { AppError, found } from '@/lib/server/errors';
import { handleEvent } from '@/lib/server/gateway-events/webhooks';
import { decodeIdCursor, toPage } from '@/lib/server/http/cursor';
import { enqueue } from '@/lib/server/jobs/queue';
import { hidePrivate } from './hide-private';
import { sweep } from './jobs';
import {
  countDead,
  type EventRow,
  findEvent,
  listDead,
  listEvents,
  reviveDead,
  reviveEvent,
} from './repo-console';

/** Events from gateways, for the operator. */
export async function listStoredEvents(ctx: Ctx, query: Parsed<typeof listWebhooks>['query']) {
  const { cursor, limit, ...filter } = query;
  const rows = await listEvents(ctx.db, filter, { before: decodeIdCursor(cursor), limit });
  const { rows: kept, nextCursor } = toPage(rows, limit, (row) => [row.id]);
  return { data: kept.map(present), nextCursor };
}

function present(row: EventRow): WebhookRow {
  return {
    _id: row.id,
    source: row.source,
    externalId: row.external_id,
    type: row.type,
    status: row.status as WebhookRow['status'],
    attempts: row.attempts,
    error: row.error,
    receivedAt: row.received_at.toISOString(),
    handledAt: row.handled_at?.toISOString() ?? null,
    nextAt: row.status === 'received' ? row.next_at.toISOString() : null,
  };
}

/** Returns how many dead events wait for an operator. */
export const countDeadEvents = (ctx: Ctx): Promise<number> => countDead(ctx.db);

/** The dead events, newest first. */
export const deadEvents = (ctx: Ctx, limit: number): Promise<string[]> => listDead(ctx.db, limit);

/** Returns one event with its body. @throws AppError `not_found` */
export async function getStoredEvent(ctx: Ctx, id: string): Promise<Payload<typeof getWebhook>> {
  const row = found(await findEvent(ctx.db, id));
  return { ...present(row), body: hidePrivate(row.body) };
}

/** Handles a stored event now. @throws AppError `not_found`, `conflict` when it is handled already */
export async function replayEvent(ctx: MemberCtx, id: string): Promise<WebhookRow> {
  const row = found(await findEvent(ctx.db, id));
  await inTransaction(ctx, async (ctx) => {
    if (!(await reviveEvent(ctx.db, id, ctx.now))) throw new AppError('conflict');
    const details = { eventId: id, source: row.source, type: row.type };
    await recordAudit(ctx, { actor: ctx.viewer.id, action: 'webhook.replayed', subjectId: null, details });
  });
  await handleEvent(ctx, id);
  return present(found(await findEvent(ctx.db, id)));
}

/** Lets all dead events of a kind be tried again, by the job that handles waiting events. */
export function replayKind(
  ctx: MemberCtx,
  kind: Parsed<typeof replayWebhooks>['body'],
): Promise<{ count: number }> {
  return inTransaction(ctx, async (ctx) => {
    const count = await reviveDead(ctx.db, kind, ctx.now);
    const entry = { actor: ctx.viewer.id, action: 'webhook.kind_replayed', subjectId: null } as const;
    await recordAudit(ctx, { ...entry, details: { ...kind, count } });
    if (count > 0) await enqueue(ctx, sweep, {});
    return { count };
  });
}
