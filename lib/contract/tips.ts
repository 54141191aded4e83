import { z } from 'zod';
import { CURRENCY } from '@/lib/shared/currency';
import { hasLink, TIP } from '@/lib/shared/tips';
import { endpoint } from './endpoint';
import { Done, Id, IdParams, line, Money, PageQuery, Person, page, Time } from './fields';
import { GatewayName } from './gateways';
import { TipWord } from './posts';
import { Gender } from './profile-fields';

/** The readers of the payer's name: everybody, the author alone, or operators alone. */
export const TipNaming = z.enum(['all', 'author', 'nobody']);
export type TipNaming = z.output<typeof TipNaming>;

/** Why money of a tip waits for an operator. */
export const KeptFor = z.enum(['large', 'both_ways']);

const Amount = z
  .object({ amount: z.int('tips:wrong.tipAmount'), currency: z.literal(CURRENCY) })
  .refine(({ amount }) => amount >= TIP.least && amount <= TIP.most, {
    path: ['amount'],
    message: 'tips:wrong.tipAmount',
  });

/** A tip as its payer gives it. */
export const TipInput = z
  .object({
    amount: Amount,
    namedTo: TipNaming.default('author'),
    word: line(TIP.wordLength, 0)
      .refine((word) => !hasLink(word), 'tips:wrong.tipLink')
      .default(''),
    /** an amount above 100 dollars was asked about once more */
    isConfirmed: z.boolean().default(false),
    /** how it is paid; the first way that is on, where nothing is said */
    gateway: GatewayName.optional(),
  })
  .strict();
export type TipInput = z.output<typeof TipInput>;

/** Why a tip cannot be given at this moment. */
export const NoTip = z.enum(['tips_off', 'own_tip', 'contact_unconfirmed', 'account_too_new', 'tip_limit']);
export type NoTip = z.output<typeof NoTip>;

export const TipTerms = z.object({
  author: Person,
  /** null where the caller can give one */
  refusal: NoTip.nullable(),
  takesWords: z.boolean(),
  /** how much the caller can still give to this author today */
  left: Money,
  /** the ways to pay, and what the processor keeps of each payment */
  gateways: z.array(
    z.object({ name: GatewayName, rate: z.object({ bps: z.int(), fixed: z.int() }), least: Money }),
  ),
});
export type TipTerms = z.output<typeof TipTerms>;

export const getTipTerms = endpoint({
  id: 'getTipTerms',
  method: 'GET',
  path: '/users/{id}/tips/terms',
  access: 'member',
  params: IdParams,
  response: TipTerms,
  errors: ['not_found'],
});

export const listTipWords = endpoint({
  id: 'listTipWords',
  method: 'GET',
  path: '/users/{id}/tips',
  access: 'guest',
  params: IdParams,
  query: PageQuery.extend({ postId: Id.optional() }),
  response: page(TipWord),
  errors: ['not_found'],
});

/** A tip as its author sees it. */
export const TipView = z.object({
  _id: Id,
  /** null where the payer wants not to be named */
  from: Person.extend({ gender: Gender }).nullable(),
  namedTo: TipNaming,
  amount: Money,
  /** what is left of it for the author and their company, after the processor's cost */
  net: Money,
  refunded: Money,
  word: z.string(),
  post: z.object({ _id: Id, text: z.string() }).nullable(),
  createdAt: Time,
  isThanked: z.boolean(),
  isShown: z.boolean(),
  isReported: z.boolean(),
  /** why its money waits for an operator; null where it does not */
  keptFor: KeptFor.nullable(),
});
export type TipView = z.output<typeof TipView>;

export const listReceivedTips = endpoint({
  id: 'listReceivedTips',
  method: 'GET',
  path: '/tips/received',
  access: 'creator',
  query: PageQuery,
  response: page(TipView),
});

export const updateTip = endpoint({
  id: 'updateTip',
  method: 'PATCH',
  path: '/tips/{id}',
  access: 'owner',
  params: IdParams,
  body: z
    .object({
      isThanked: z.literal(true).optional(),
      isShown: z.boolean().optional(),
      isReported: z.literal(true).optional(),
    })
    .strict(),
  response: TipView,
  errors: ['not_found', 'conflict'],
  touches: ['listTipWords'],
});

export const TipChoices = z.object({ takesTips: z.boolean(), takesWords: z.boolean() });
export type TipChoices = z.output<typeof TipChoices>;

export const getTipChoices = endpoint({
  id: 'getTipChoices',
  method: 'GET',
  path: '/tips/choices',
  access: 'creator',
  response: TipChoices,
});

export const updateTipChoices = endpoint({
  id: 'updateTipChoices',
  method: 'PATCH',
  path: '/tips/choices',
  access: 'creator',
  body: TipChoices.partial().strict(),
  response: TipChoices,
  touches: ['getTipTerms'],
  answers: 'getTipChoices',
});

/** A tip as operators see it: they always know the payer. */
export const AdminTip = z.object({
  _id: Id,
  orderId: Id,
  payer: Person,
  author: Person,
  namedTo: TipNaming,
  amount: Money,
  /** the part of it that was not given back */
  left: Money,
  /** what the author gave the payer within 30 days */
  back: Money,
  word: z.string(),
  keptFor: KeptFor.nullable(),
  isReported: z.boolean(),
  createdAt: Time,
});
export type AdminTip = z.output<typeof AdminTip>;

export const listAdminTips = endpoint({
  id: 'listAdminTips',
  method: 'GET',
  path: '/admin/tips',
  access: 'admin',
  query: PageQuery,
  response: page(AdminTip),
});

export const releaseTip = endpoint({
  id: 'releaseTip',
  method: 'POST',
  path: '/admin/tips/{id}/release',
  access: 'admin',
  params: IdParams,
  response: Done,
  errors: ['not_found', 'conflict', 'own_trade'],
  touches: ['listAdminTips', 'getWaiting'],
});

export const judgeTipWord = endpoint({
  id: 'judgeTipWord',
  method: 'POST',
  path: '/admin/tips/{id}/word',
  access: 'admin',
  params: IdParams,
  body: z.object({ isKept: z.boolean() }).strict(),
  response: Done,
  errors: ['not_found', 'conflict', 'own_trade'],
  touches: ['listAdminTips', 'getWaiting'],
});
