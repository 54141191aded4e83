import { z } from 'zod';
import { endpoint } from './endpoint';
import { Id, Money, PageQuery, page, Time } from './fields';

/** A calendar month in UTC. */
export const Month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'validation:invalid');

export const ActKind = z.enum(['reaction', 'comment', 'save', 'share', 'evaluation']);
export type ActKind = z.output<typeof ActKind>;

/** The rule for points: what an action is worth, and how much one actor can give one author in a month. */
export const PointsRule = z.object({
  points: z.record(ActKind, z.int()),
  mostPerActor: z.int(),
  leastStars: z.int(),
});

/** The parts of a month's pool: the fees and debts to them, their share, and the rest of earlier months. */
export const PoolParts = z.object({
  fees: Money,
  /** negative if earlier months refunded more than their fees */
  owed: Money,
  poolBps: z.int(),
  added: Money,
  leftOver: Money,
});

export const RevenueReport = z.object({
  /** the month again: a member has one report for each */
  _id: z.string(),
  month: Month,
  status: z.enum(['open', 'closed']),
  points: z.int(),
  /** of all members; for the running month, as counted a few minutes ago */
  totalPoints: z.int(),
  pool: Money,
  /** the member's share of the pool; for the running month, as if it ended now */
  amount: Money,
  /** from sales of companies that the member has a share in; paid with each sale, not from the pool */
  companyAmount: Money,
  closedAt: Time.nullable(),
  parts: PoolParts,
  rule: PointsRule,
});
export type RevenueReport = z.output<typeof RevenueReport>;

export const getCurrentRevenueShare = endpoint({
  id: 'getCurrentRevenueShare',
  method: 'GET',
  path: '/revenue-share/current-revenue-share',
  access: 'member',
  response: z.object({
    report: RevenueReport,
    /** the rule, in the caller's language */
    inWords: z.array(z.string()),
    /** when everybody's points were counted */
    countedAt: Time,
    endsAt: Time,
  }),
});

export const listRevenueReports = endpoint({
  id: 'listRevenueReports',
  method: 'GET',
  path: '/revenue-share/user-reports',
  access: 'member',
  query: PageQuery,
  response: page(RevenueReport),
});

export const RevenueLine = z.object({
  _id: z.string(),
  source: z.enum([...ActKind.options, 'company']),
  postId: Id.nullable(),
  /** the company whose sales were shared, with its name at that time */
  companyId: Id.nullable(),
  company: z.string().nullable(),
  productId: Id.nullable(),
  /** the beginning of the post, or the title of the product or paid post that was sold, as it was */
  title: z.string(),
  /** the member's share of the company, in basis points */
  shareBps: z.int().nullable(),
  /** distinct members, or sales */
  count: z.int(),
  /** the value of one, the value of all, and the part that counted within the limit for one actor */
  each: z.int(),
  points: z.int(),
  counted: z.int(),
  amount: Money,
});
export type RevenueLine = z.output<typeof RevenueLine>;

export const getRevenueDetails = endpoint({
  id: 'getRevenueDetails',
  method: 'GET',
  path: '/revenue-share/details',
  access: 'member',
  query: PageQuery.extend({ month: Month }),
  response: page(RevenueLine).extend({ report: RevenueReport }),
  errors: ['not_found'],
});

export const ClosedMonth = z.object({
  _id: z.string(),
  month: Month,
  status: z.enum(['closing', 'closed']),
  pool: Money,
  parts: PoolParts,
  points: z.int(),
  members: z.int(),
  begunAt: Time,
  closedAt: Time.nullable(),
});
export type ClosedMonth = z.output<typeof ClosedMonth>;

export const listRevenueMonths = endpoint({
  id: 'listRevenueMonths',
  method: 'GET',
  path: '/operator/revenue-share',
  access: 'admin',
  query: PageQuery,
  response: page(ClosedMonth).extend({
    next: z.object({
      month: Month,
      /** from when on it may be closed */
      closesAt: Time,
      isOver: z.boolean(),
      pool: Money,
      parts: PoolParts,
    }),
  }),
});

export const closeRevenueMonth = endpoint({
  id: 'closeRevenueMonth',
  method: 'POST',
  path: '/operator/revenue-share/close',
  access: 'admin',
  body: z.object({ month: Month }),
  response: ClosedMonth,
  errors: ['month_open', 'not_found'],
  idempotent: true,
  touches: ['listRevenueMonths'],
});
