import { z } from 'zod';
import { STATS_RANGES, STATS_TABLES } from './choices';
import { endpoint } from './endpoint';
import { Id, Image, Money } from './fields';
import { ProductStatus, ProductType } from './products';
import { ViewSource } from './views';

export const StatsRange = z.enum(STATS_RANGES);
export type StatsRange = z.output<typeof StatsRange>;

/** A figure, and its value in the period before of the same length. */
const Compared = z.object({ now: z.int(), before: z.int() });
const Day = z.iso.date();

const StatsProduct = z.object({
  _id: Id,
  /** null once it was deleted */
  title: z.string().nullable(),
  slug: z.string().nullable(),
  type: ProductType.nullable(),
  cover: Image.nullable(),
  status: ProductStatus,
  views: z.int(),
  buyers: z.int(),
  income: z.array(Money),
  /** views by period, as `data` */
  trend: z.array(z.int()),
});

const StatsPost = z.object({
  _id: Id,
  title: z.string(),
  /** it still has a page */
  isPublished: z.boolean(),
  buyers: z.int(),
  income: z.array(Money),
});

export const CreatorStats = z.object({
  from: Day,
  /** the last day, included */
  to: Day,
  before: z.object({ from: Day, to: Day }),
  step: z.enum(['day', 'month']),
  /** earnings, net of fees and refunds, by currency */
  income: z.array(z.object({ now: Money, before: Money })),
  /** views of product pages: once per visitor, product and day */
  views: Compared,
  /** visitors of any product: once per visitor and day */
  visitors: Compared,
  /** of products and paid posts: once per buyer and day */
  buyers: Compared,
  /** those of products alone, whose visitors are counted: once per buyer and day */
  productBuyers: Compared,
  /** each period by its first day, empty ones too */
  data: z.array(
    z.object({
      at: Day,
      income: z.array(Money),
      views: z.int(),
      visitors: z.int(),
      buyers: z.int(),
      productBuyers: z.int(),
    }),
  ),
  /** the sources of visitors, largest first; `visitors` without them is the rest */
  sources: z.array(z.object({ source: ViewSource, host: z.string().nullable(), visitors: z.int() })),
  /** the ten products that earned most, then those that were viewed most */
  products: z.array(StatsProduct),
  /** the ten paid posts that earned most, then those with the most buyers */
  posts: z.array(StatsPost),
});
export type CreatorStats = z.output<typeof CreatorStats>;

export const getCreatorStats = endpoint({
  id: 'getCreatorStats',
  method: 'GET',
  path: '/creator/stats',
  access: 'creator',
  query: z.object({ range: StatsRange.default('30d') }),
  response: CreatorStats,
});

export const StatsTable = z.enum(STATS_TABLES);
export type StatsTable = z.output<typeof StatsTable>;

export const exportCreatorStats = endpoint({
  id: 'exportCreatorStats',
  method: 'GET',
  path: '/creator/stats/export',
  access: 'creator',
  query: z.object({ range: StatsRange.default('30d'), table: StatsTable.default('time') }),
  response: z.unknown(),
  raw: true,
  gives: ['text/csv'],
  rateLimit: { max: 60, seconds: 3600 },
});
