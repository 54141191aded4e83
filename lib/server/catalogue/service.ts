import 'server-only';
import type { CatalogueEntry, CatalogueList } from '@/lib/contract/catalogue';
import { touch } from '@/lib/server/adapters/cache/port';
import { recordAudit } from '@/lib/server/audit/service';
import type { AuditAct, AuditDetails } from '@/lib/server/audit/words';
import type { Ctx, MemberCtx } from '@/lib/server/ctx';
import { inTransaction } from '@/lib/server/db/tx';
import { AppError, found } from '@/lib/server/errors';
import { type Entry, idFor, isLive, isWholeOrder, takenName } from './policy';
import {
  countUses,
  insertEntry,
  listEntries,
  lockEntries,
  lockList,
  moveUses,
  updateName,
  updateOrder,
  updateRetired,
} from './repo';

type Entries = { data: CatalogueEntry[] };
type Name = { ar: string; en: string };

/** Both lists with the number of uses of each entry. */
export async function getCatalogue(ctx: Ctx) {
  const [categories, interests] = await Promise.all([
    entriesOf(ctx, 'categories'),
    entriesOf(ctx, 'interests'),
  ]);
  return { categories: categories.data, interests: interests.data };
}

async function entriesOf(ctx: Ctx, list: CatalogueList): Promise<Entries> {
  const rows = await listEntries(ctx.db, list);
  const data = rows.map(({ id, name_ar, name_en, uses, retired_at }) => ({
    _id: id,
    name: { ar: name_ar, en: name_en },
    uses,
    retiredAt: retired_at?.toISOString() ?? null,
  }));
  return { data };
}

/** A change of a list, for the audit log. */
interface Change {
  action: AuditAct & `catalogue.${string}`;
  details: AuditDetails;
}

/** Changes a list while nobody else does, writes the change into the audit log, and returns the new list. */
function change(
  ctx: MemberCtx,
  list: CatalogueList,
  work: (ctx: MemberCtx, entries: Entry[]) => Promise<Change>,
): Promise<Entries> {
  return inTransaction(ctx, async (ctx) => {
    await lockList(ctx.db, list);
    const { action, details } = await work(ctx, await lockEntries(ctx.db, list));
    await recordAudit(ctx, {
      actor: ctx.viewer.id,
      action,
      subjectId: null,
      details: { list, ...details },
    });
    ctx.afterCommit(() => touch(['lists']));
    return entriesOf(ctx, list);
  });
}

/** @throws AppError `conflict` for a name that is taken, naming the field */
export const addCatalogueEntry = (ctx: MemberCtx, list: CatalogueList, name: Name): Promise<Entries> =>
  change(ctx, list, async (ctx, entries) => {
    assertFree(entries, name);
    const id = idFor(name.en, new Set(entries.map((entry) => entry.id)));
    await insertEntry(ctx.db, list, { id, ...name, position: endOf(entries) });
    return { action: 'catalogue.add', details: { id, ...name } };
  });

/** @throws AppError `not_found`, `conflict` for a name that is taken, naming the field */
export const renameCatalogueEntry = (ctx: MemberCtx, list: CatalogueList, id: string, name: Name) =>
  change(ctx, list, async (ctx, entries) => {
    found(entries.find((entry) => entry.id === id));
    assertFree(entries, name, id);
    await updateName(ctx.db, list, id, name);
    return { action: 'catalogue.rename', details: { id, ...name } };
  });

/** @throws AppError `conflict` where the list has changed meanwhile */
export const orderCatalogue = (ctx: MemberCtx, list: CatalogueList, ids: readonly string[]) =>
  change(ctx, list, async (ctx, entries) => {
    if (!isWholeOrder(entries, ids)) throw new AppError('conflict');
    await updateOrder(ctx.db, list, ids);
    return { action: 'catalogue.order', details: { order: ids.join(', ') } };
  });

/**
 * Retires an entry of a list; everything that uses it uses `into` from then on.
 * @throws AppError `not_found`, `in_use` where something uses it and `into` is not given, `conflict` for one that is
 *   retired, the last one, or an `into` that is not offered
 */
export const retireCatalogueEntry = (ctx: MemberCtx, list: CatalogueList, id: string, into?: string) =>
  change(ctx, list, async (ctx, entries) => {
    const entry = found(entries.find((entry) => entry.id === id));
    if (!isLive(entry) || entries.filter(isLive).length < 2) throw new AppError('conflict');
    const isOffered = entries.some((other) => other.id === into && other.id !== id && isLive(other));
    if (into && !isOffered) throw new AppError('conflict', { fields: { into: 'validation:invalid' } });
    if (!into && (await countUses(ctx.db, list, id)) > 0)
      throw new AppError('in_use', { fields: { into: 'validation:required' } });
    if (into) await moveUses(ctx.db, list, id, into);
    await updateRetired(ctx.db, list, id, { at: ctx.now });
    return { action: 'catalogue.retire', details: { id, ...(into ? { into } : {}) } };
  });

/** @throws AppError `not_found`, `conflict` for one that is not retired */
export const restoreCatalogueEntry = (ctx: MemberCtx, list: CatalogueList, id: string) =>
  change(ctx, list, async (ctx, entries) => {
    const entry = found(entries.find((entry) => entry.id === id));
    if (isLive(entry)) throw new AppError('conflict');
    await updateRetired(ctx.db, list, id, { at: null, position: endOf(entries) });
    return { action: 'catalogue.restore', details: { id } };
  });

const endOf = (entries: readonly Entry[]): number =>
  Math.max(0, ...entries.map(({ position }) => position)) + 1;

function assertFree(entries: readonly Entry[], name: Name, exceptId?: string): void {
  const field = takenName(entries, name, exceptId);
  if (field) throw new AppError('conflict', { fields: { [field]: 'validation:nameTaken' } });
}
