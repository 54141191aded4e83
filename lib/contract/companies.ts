import { z } from 'zod';
import { stripInvisible } from '@/lib/shared/invisible';
import { endpoint } from './endpoint';
import { Done, Id, IdParams, PageQuery, Person, page, Time } from './fields';

/** A share in basis points: 10,000 is the whole. */
const ShareBps = z
  .int('companies:refusal.range')
  .min(0, 'companies:refusal.range')
  .max(10_000, 'companies:refusal.range');

export const CompanyRole = z.enum(['member', 'administrator']);
export type CompanyRole = z.output<typeof CompanyRole>;

const Step = z.object({ shareBps: z.int(), from: Time });

export const CompanyMember = z.object({
  _id: Id,
  person: Person,
  role: CompanyRole,
  status: z.enum(['invited', 'active']),
  /** now; for an invitation, the share that is kept free for it */
  shareBps: z.int(),
  /** planned changes, soonest first */
  planned: z.array(Step),
  invitedAt: Time,
  joinedAt: Time.nullable(),
  /** their account is closed, or waits for its deletion: only an id is left, and the share can be taken back */
  isGone: z.boolean(),
  can: z.object({ changeShare: z.boolean(), changeRole: z.boolean(), end: z.boolean(), leave: z.boolean() }),
});
export type CompanyMember = z.output<typeof CompanyMember>;

export const Company = z.object({
  company: Person,
  /** the company's own share of a sale now */
  ownShareBps: z.int(),
  /** the share that can still be given away, at every moment from now on */
  freeBps: z.int(),
  members: z.array(CompanyMember),
  can: z.object({ invite: z.boolean(), appoint: z.boolean() }),
});
export type Company = z.output<typeof Company>;

/** A membership as its holder sees it. */
export const Membership = z.object({
  _id: Id,
  company: Person,
  role: CompanyRole,
  status: z.enum(['invited', 'active']),
  shareBps: z.int(),
  planned: z.array(Step),
  invitedAt: Time,
  joinedAt: Time.nullable(),
});
export type Membership = z.output<typeof Membership>;

export const CompanyEvent = z.object({
  _id: z.string(),
  kind: z.enum(['invited', 'joined', 'declined', 'share', 'left', 'ended', 'withdrawn']),
  person: Person,
  /** the person who did it */
  by: Person.nullable(),
  shareBps: z.int().nullable(),
  /** from when on the share counts */
  from: Time.nullable(),
  at: Time,
});
export type CompanyEvent = z.output<typeof CompanyEvent>;

const MemberParams = z.object({ id: Id, memberId: Id });

/** Reads that show companies: each change of a membership affects all of them. */
const COMPANY_READS = [
  'getCompany',
  'listCompanyHistory',
  'listCompanyMembers',
  'listMyCompanies',
  'listNetwork',
] as const;

export const listMyCompanies = endpoint({
  id: 'listMyCompanies',
  method: 'GET',
  path: '/companies/mine',
  access: 'member',
  query: PageQuery,
  response: page(Membership),
});

export const getCompany = endpoint({
  id: 'getCompany',
  method: 'GET',
  path: '/companies/{id}',
  access: 'owner',
  params: IdParams,
  response: Company,
});

export const listCompanyHistory = endpoint({
  id: 'listCompanyHistory',
  method: 'GET',
  path: '/companies/{id}/history',
  access: 'owner',
  params: IdParams,
  query: PageQuery,
  response: page(CompanyEvent),
});

export const listCompanyMembers = endpoint({
  id: 'listCompanyMembers',
  method: 'GET',
  path: '/companies/{id}/members',
  access: 'guest',
  params: IdParams,
  query: PageQuery,
  response: page(z.object({ _id: Id, person: Person, role: CompanyRole, joinedAt: Time })),
});

export const inviteMember = endpoint({
  id: 'inviteMember',
  method: 'POST',
  path: '/companies/{id}/members',
  access: 'owner',
  params: IdParams,
  body: z.object({
    handle: z
      .string()
      .max(40, 'companies:refusal.nobody')
      .transform((handle) => stripInvisible(handle).trim().replace(/^@/, '').toLowerCase())
      .pipe(z.string().min(1, 'validation:required')),
    shareBps: ShareBps,
    role: CompanyRole,
  }),
  response: CompanyMember,
  status: 201,
  errors: ['already_member', 'share_unavailable', 'conflict', 'forbidden', 'rate_limited'],
  rateLimit: { max: 60, seconds: 3600 },
  touches: COMPANY_READS,
});

export const acceptInvitation = endpoint({
  id: 'acceptInvitation',
  method: 'POST',
  path: '/companies/invitations/{id}/accept',
  access: 'owner',
  params: IdParams,
  response: Membership,
  errors: ['conflict'],
  touches: COMPANY_READS,
});

export const declineInvitation = endpoint({
  id: 'declineInvitation',
  method: 'POST',
  path: '/companies/invitations/{id}/decline',
  access: 'owner',
  params: IdParams,
  response: Done,
  errors: ['conflict'],
  touches: COMPANY_READS,
});

export const changeShare = endpoint({
  id: 'changeShare',
  method: 'POST',
  path: '/companies/{id}/members/{memberId}/share',
  access: 'owner',
  params: MemberParams,
  body: z.object({ shareBps: ShareBps, from: Time.optional() }),
  response: CompanyMember,
  errors: ['share_unavailable', 'conflict', 'forbidden'],
  touches: COMPANY_READS,
});

export const changeRole = endpoint({
  id: 'changeRole',
  method: 'PUT',
  path: '/companies/{id}/members/{memberId}/role',
  access: 'owner',
  params: MemberParams,
  body: z.object({ role: CompanyRole }),
  response: CompanyMember,
  errors: ['conflict', 'forbidden'],
  touches: COMPANY_READS,
});

export const endMembership = endpoint({
  id: 'endMembership',
  method: 'POST',
  path: '/companies/{id}/members/{memberId}/end',
  access: 'owner',
  params: MemberParams,
  response: Done,
  errors: ['forbidden'],
  touches: COMPANY_READS,
});

export const leaveCompany = endpoint({
  id: 'leaveCompany',
  method: 'POST',
  path: '/companies/{id}/leave',
  access: 'owner',
  params: IdParams,
  response: Done,
  touches: COMPANY_READS,
});
