import 'server-only';
import { Readable } from 'node:stream';
import { storage } from '@/lib/server/adapters/storage/choose';
import type { Ctx } from '@/lib/server/ctx';
import { inTransaction } from '@/lib/server/db/tx';
import { AppError, found } from '@/lib/server/errors';
import { log } from '@/lib/server/log';
import { notify } from '@/lib/server/notifications/service';
import { getContacts, getPeople } from '@/lib/server/users/service';
import { DAY } from '@/lib/shared/time';
import type { ExportFacts } from './letters';
import { entriesOf } from './pack';
import { type ExportRow, findExport, findKept, findOver, updateGone, updateQueued } from './repo';
import { zipOf } from './zip';

/** How long a copy is kept. */
const KEPT_DAYS = 7;
/** As much as the format can hold without its 64-bit extension, with a margin. */
const MOST_BYTES = 3 * 1024 ** 3;

/** Packs a copy that was asked for, stores it so that only its link leads to it, and notifies its owner. */
export async function makeExport(ctx: Ctx, id: string): Promise<void> {
  const row = await findExport(ctx.db, id);
  if (row?.status !== 'queued') return;
  const key = `exports/${id.slice(-2)}/${id}.zip`;
  try {
    const { size } = await store(ctx, row, key);
    // If the account was deleted meanwhile, nothing must be left over.
    if (!(await finish(ctx, row, { key, size })) && !(await findExport(ctx.db, id)))
      await storage().remove(key);
  } catch (error) {
    // Too large, or no room: another try would not help, but the member may ask again. All other errors are tried
    // again.
    if (!(error instanceof AppError)) throw error;
    log.error({ err: error, userId: row.user_id }, 'a copy of a member’s data could not be made');
    await updateQueued(ctx.db, id, { status: 'failed' });
  }
}

async function store(ctx: Ctx, { user_id }: ExportRow, key: string) {
  const [people, contacts] = await Promise.all([getPeople(ctx, [user_id]), getContacts(ctx, [user_id])]);
  const person = found(people.get(user_id));
  const { locale, intl, timeZone } = found(contacts.get(user_id));
  const reader = { name: person.name, handle: person.handle, locale, intl, timeZone };
  return inTransaction(ctx, (ctx) =>
    storage().put(key, Readable.from(zipOf(entriesOf(ctx, user_id, reader), ctx.now)), MOST_BYTES),
  );
}

/** @returns false when the copy had ended before */
function finish(
  ctx: Ctx,
  { id, user_id }: ExportRow,
  { key, size }: { key: string; size: number },
): Promise<boolean> {
  return inTransaction(ctx, async (ctx) => {
    const expires_at = new Date(ctx.now.getTime() + KEPT_DAYS * DAY);
    const end = { status: 'ready', storage_key: key, size, ready_at: ctx.now, expires_at } as const;
    if (!(await updateQueued(ctx.db, id, end))) return false;
    const facts: ExportFacts = { expiresAt: expires_at.toISOString() };
    await notify(ctx, { to: user_id, kind: 'system', topic: 'exportReady', subject: id, facts });
    return true;
  });
}

/** Removes the bytes of copies whose time is over. */
export async function forgetOldExports(ctx: Ctx): Promise<void> {
  for (const kept of await findOver(ctx.db, ctx.now)) await forget(ctx, kept);
}

/** Removes the bytes of all copies of a member. */
export async function forgetExportsOf(ctx: Ctx, userId: string): Promise<void> {
  for (const kept of await findKept(ctx.db, userId)) await forget(ctx, kept);
}

async function forget(ctx: Ctx, { id, storage_key }: { id: string; storage_key: string | null }) {
  if (storage_key) await storage().remove(storage_key);
  await updateGone(ctx.db, id);
}
