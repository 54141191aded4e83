import 'server-only';
import { open, seal, sealPrefix } from '@/lib/server/crypto/seal';
import type { SealedColumn } from '@/lib/server/crypto/sealed-column';
import type { Ctx } from '@/lib/server/ctx';
import { log } from '@/lib/server/log';
import { COLUMNS } from './columns';
import { type Change, listFormer, type SealedRow, updateSealed } from './repo';

const BATCH = 200;

export interface Resealed {
  /** `table.column` */
  column: string;
  resealed: number;
  /** rows whose text opens with no key of ENCRYPTION_KEY; they stay as they are */
  unopened: string[];
}

/**
 * Seals everything again that is sealed with an old key, with the first key of ENCRYPTION_KEY, in short statements
 * while the app runs. It can be stopped at any moment; the next call goes on with the rest, and when nothing is left it
 * changes nothing.
 */
export async function reseal(ctx: Ctx, columns: readonly SealedColumn[] = COLUMNS): Promise<Resealed[]> {
  const done: Resealed[] = [];
  for (const column of columns) done.push(await resealColumn(ctx, column));
  return done;
}

async function resealColumn(ctx: Ctx, column: SealedColumn): Promise<Resealed> {
  const done: Resealed = { column: `${column.table}.${column.column}`, resealed: 0, unopened: [] };
  for (let after: string | null = null; ; ) {
    const rows = await listFormer(ctx.db, column, { prefix: sealPrefix(), after, limit: BATCH });
    const changes = rows.flatMap((row) => changeOf(column, row) ?? []);
    if (changes.length > 0) done.resealed += await updateSealed(ctx.db, column, changes);
    const changed = new Set(changes.map(({ id }) => id));
    done.unopened.push(...rows.flatMap((row) => row[column.id] ?? []).filter((id) => !changed.has(id)));
    after = rows.at(-1)?.[column.id] ?? null;
    if (!after) return done;
  }
}

function changeOf(column: SealedColumn, values: SealedRow): Change | null {
  const { [column.id]: id = '', [column.column]: former = '' } = values;
  const row = column.row(values);
  try {
    const text = open(former, row);
    const also = Object.entries(column.also ?? {}).map(([name, make]) => [name, make(text)]);
    return { id, former, set: { [column.column]: seal(text, row), ...Object.fromEntries(also) } };
  } catch (error) {
    log.error({ err: error, column: column.column, row: id }, 'what is sealed does not open');
    return null;
  }
}
