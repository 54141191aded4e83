import { z } from 'zod';
import { LEDGER_CATEGORIES } from './choices';
import { endpoint } from './endpoint';
import { Id, Money, PageQuery, page, Time } from './fields';
import { ZoneName } from './kinds/booking-hours';

const LedgerAccount = z.enum(['pending', 'available', 'reserved', 'receivable']);

export const LedgerCategory = z.enum(LEDGER_CATEGORIES);
export type LedgerCategory = z.output<typeof LedgerCategory>;

/** Both days are included. */
const Period = z.object({
  kind: LedgerCategory.optional(),
  from: z.iso.date('validation:date').optional(),
  to: z.iso.date('validation:date').optional(),
  /** of the days; UTC without it */
  timeZone: ZoneName.optional(),
});
export type Period = z.output<typeof Period>;

export const LedgerEntry = z.object({
  _id: z.string(),
  kind: z.string(),
  category: z.enum([...LedgerCategory.options, 'moves', 'other']),
  account: LedgerAccount,
  /** the member's own account that the amount left: nothing was gained or lost */
  movedFrom: LedgerAccount.nullable(),
  amount: Money,
  title: z.string().nullable(),
  buyer: z.string().nullable(),
  orderLineId: Id.nullable(),
  productId: Id.nullable(),
  /** of a paid post */
  postId: Id.nullable(),
  /** the company that made the sale, for a member with a share in it */
  company: z.object({ _id: Id, name: z.string() }).nullable(),
  /** the month of the revenue report with this amount */
  reportMonth: z.string().nullable(),
  gross: Money.nullable(),
  fee: Money.nullable(),
  createdAt: Time,
});
export type LedgerEntry = z.output<typeof LedgerEntry>;

export const listLedger = endpoint({
  id: 'listLedger',
  method: 'GET',
  path: '/finance/ledger',
  access: 'member',
  query: PageQuery.extend(Period.shape),
  response: page(LedgerEntry),
  errors: ['forbidden'],
});

export const exportLedger = endpoint({
  id: 'exportLedger',
  method: 'GET',
  path: '/finance/ledger/export',
  access: 'member',
  query: Period,
  response: z.unknown(),
  errors: ['forbidden'],
  raw: true,
  gives: ['text/csv'],
  rateLimit: { max: 60, seconds: 3600 },
});

const Sums = z.record(LedgerCategory, Money);

export const getIncome = endpoint({
  id: 'getIncome',
  method: 'GET',
  path: '/finance/income',
  access: 'member',
  query: z.object({ period: z.enum(['month', 'quarter', 'year']).default('year') }),
  response: z.object({
    from: Time,
    to: Time,
    step: z.enum(['day', 'week', 'month']),
    totals: Sums,
    /** each period by its first day in UTC, empty ones too */
    data: z.array(z.object({ at: z.iso.date(), sums: Sums })),
  }),
  errors: ['forbidden'],
});
