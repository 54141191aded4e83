import { z } from 'zod';
import { ACCOUNT_STATUSES } from './choices';
import { endpoint } from './endpoint';
import { Id, IdParams, Money, PageQuery, Person, page, prose, Time } from './fields';

export const AccountStatus = z.enum(ACCOUNT_STATUSES);

/** The fields of a member that the operator's list shows. */
export const MemberRow = Person.extend({
  email: z.string().nullable(),
  status: AccountStatus,
  createdAt: Time,
});
export type MemberRow = z.output<typeof MemberRow>;

export const MemberFound = MemberRow.extend({
  /** deleted, and the search was the whole address or number of this account */
  wasTheirs: z.boolean(),
});
export type MemberFound = z.output<typeof MemberFound>;

export const listMembers = endpoint({
  id: 'listMembers',
  method: 'GET',
  path: '/operator/people',
  access: 'admin',
  query: PageQuery.extend({
    q: z.string().max(120).optional(),
    status: AccountStatus.optional(),
  }),
  response: page(MemberFound),
});

export const MemberDetails = MemberRow.extend({
  phone: z.string().nullable(),
  emailVerified: z.boolean(),
  hasSecondFactor: z.boolean(),
  lastSeenAt: Time.nullable(),
  deletesAt: Time.nullable(),
  counts: z.object({
    ordersBought: z.int(),
    ordersSold: z.int(),
    posts: z.int(),
    products: z.int(),
    followers: z.int(),
    sessions: z.int(),
  }),
  /** all balances: pending, available and reserved, minus debts */
  balances: z.array(Money),
  /** the words that find the owner of a deleted account: a search for them finds the account */
  claimedBy: z.array(z.enum(['email', 'phone'])),
  suspensions: z.array(
    z.object({
      _id: Id,
      reason: z.string(),
      suspendedBy: z.string(),
      suspendedAt: Time,
      restoredBy: z.string().nullable(),
      restoredAt: Time.nullable(),
    }),
  ),
  can: z.object({ suspend: z.boolean(), restore: z.boolean() }),
});
export type MemberDetails = z.output<typeof MemberDetails>;

export const getMember = endpoint({
  id: 'getMember',
  method: 'GET',
  path: '/operator/people/{id}',
  access: 'admin',
  params: IdParams,
  response: MemberDetails,
});

export const suspendMember = endpoint({
  id: 'suspendMember',
  method: 'POST',
  path: '/operator/people/{id}/suspend',
  access: 'admin',
  params: IdParams,
  body: z.object({ reason: prose(1000, 1) }),
  response: MemberDetails,
  errors: ['conflict', 'own_account', 'last_operator'],
  touches: ['listMembers'],
  answers: 'getMember',
});

export const restoreMember = endpoint({
  id: 'restoreMember',
  method: 'POST',
  path: '/operator/people/{id}/restore',
  access: 'admin',
  params: IdParams,
  response: MemberDetails,
  errors: ['conflict'],
  touches: ['listMembers'],
  answers: 'getMember',
});
