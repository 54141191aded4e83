import 'server-only';
import type { LookAlike } from '@/lib/contract/look-alikes';
import type { Ctx } from '@/lib/server/ctx';
import { countNamesakes, isBetterKnown } from './policy-look-alikes';
import { presentPerson } from './present';
import { listNamesakes, type NamesakeRow } from './repo-look-alikes';

/**
 * Payees whose name could be confused with that of somebody better known, for a buyer who is about to pay
 * (decisions/037).
 * @param ids the payees
 * @returns for each of these payees the best known person with such a name, as the caller may see them
 */
export async function listLookAlikes(ctx: Ctx, ids: readonly string[]): Promise<{ data: LookAlike[] }> {
  if (ids.length === 0) return { data: [] };
  const rows = await listNamesakes(ctx.db, [...new Set(ids)], ctx.viewer?.id ?? null);
  const data = rows.flatMap(({ payee, others }) => {
    const namesakes = countNamesakes(others, payee);
    const other = others.find((other) => isBetterKnown(other, payee, namesakes));
    if (!other) return [];
    return [{ payee: present(ctx, payee), other: present(ctx, other) }];
  });
  return { data };
}

const present = (ctx: Ctx, row: NamesakeRow) => ({
  person: presentPerson(row, ctx.locale),
  joinedAt: new Date(row.created_at).toISOString(),
  salesCount: row.sales_count,
});
