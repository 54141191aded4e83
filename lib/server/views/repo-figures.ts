import 'server-only';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';
import type { Step } from '@/lib/shared/stretches';

interface Span {
  from: Date;
  to: Date;
}

const day = (moment: Date) => sql`${moment.toISOString().slice(0, 10)}::date`;
const within = ({ from, to }: Span): RawBuilder<unknown> => sql`(day >= ${day(from)} and day < ${day(to)})`;
/** A span and the one before it, read as one: what is between them is left out afterwards. */
const withBefore = ({ from, to, before }: Span & { before: Span }): RawBuilder<unknown> =>
  sql`${within({ from: before.from, to })} and not ${within({ from: before.to, to: from })}`;
const stretch = (step: Step) => sql`to_char(date_trunc(${step}::text, day::timestamp), 'YYYY-MM-DD')`;

/**
 * Views of products, and the visitors of all of them together, by stretch of time; and the same for the span before.
 */
export async function sumViews(
  db: Db,
  ownerId: string,
  step: Step,
  span: Span & { before: Span },
): Promise<{ at: string; is_before: boolean; views: number; visitors: number }[]> {
  const { rows } = await sql<{ at: string; is_before: boolean; views: number; visitors: number }>`
    select ${stretch(step)} as at, day < ${day(span.from)} as is_before,
      coalesce(sum(views) filter (where kind = 'product'), 0)::int as views,
      coalesce(sum(views) filter (where kind = 'shop'), 0)::int as visitors
    from (select day, kind, sum(views) as views from view_counts
      where owner_id = ${ownerId} and kind in ('product', 'shop') and ${withBefore(span)}
      group by kind, day) days
    group by 1, 2`.execute(db);
  return rows;
}

/** Returns where visitors came from over a span, the largest number first; other sites by their names. */
export async function sumSources(
  db: Db,
  ownerId: string,
  span: Span,
  limit: number,
): Promise<{ source: string; host: string; visitors: number }[]> {
  const { rows } = await sql<{ source: string; host: string; visitors: number }>`
    select source, host, sum(views)::int as visitors from view_counts
    where owner_id = ${ownerId} and kind = 'shop' and ${within(span)}
    group by 1, 2 order by 3 desc, 1, 2 limit ${limit}`.execute(db);
  return rows;
}

/** Views of each product over a span. */
export async function sumViewsByProduct(
  db: Db,
  ownerId: string,
  span: Span,
): Promise<{ product_id: string; views: number }[]> {
  const { rows } = await sql<{ product_id: string; views: number }>`
    select product_id, sum(views)::int as views from view_counts
    where owner_id = ${ownerId} and kind = 'product' and ${within(span)} group by 1`.execute(db);
  return rows;
}

/** Views of some products by stretch of time. */
export async function sumViewsOf(
  db: Db,
  ownerId: string,
  productIds: readonly string[],
  step: Step,
  span: Span,
): Promise<{ product_id: string; at: string; views: number }[]> {
  const { rows } = await sql<{ product_id: string; at: string; views: number }>`
    select product_id, ${stretch(step)} as at, sum(views)::int as views from view_counts
    where owner_id = ${ownerId} and kind = 'product' and product_id = any(${[...productIds]}::uuid[]) and ${within(span)}
    group by 1, 2`.execute(db);
  return rows;
}

export interface Count {
  kind: 'product' | 'shop';
  day: string;
  ownerId: string;
  productId: string | null;
  source: string;
  host: string;
  views: number;
}

const BATCH = 1_000;

/** Adds to counts, many at once; for the demo. */
export async function upsertCounts(db: Db, counts: readonly Count[]): Promise<void> {
  for (let from = 0; from < counts.length; from += BATCH) {
    const rows = JSON.stringify(counts.slice(from, from + BATCH));
    await sql`
      insert into view_counts (owner_id, kind, day, product_id, source, host, views)
      select "ownerId", kind, day, "productId", source, host, sum(views)::int
      from json_to_recordset(${rows}::json) as c
        ("ownerId" uuid, kind text, day date, "productId" uuid, source text, host text, views int)
      group by 1, 2, 3, 4, 5, 6
      on conflict (owner_id, kind, day, product_id, source, host)
        do update set views = view_counts.views + excluded.views`.execute(db);
  }
}
