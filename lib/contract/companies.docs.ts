import type * as companies from './companies';
import type { Docs } from './openapi/docs';

export const docs: Docs<typeof companies> = {
  tag: 'Companies',
  schemas: {
    CompanyRole: 'What somebody may do in a company; administrators also invite and set shares',
    CompanyMember: 'Somebody who belongs to a company, or is invited to',
    Company: 'A company with its members and their shares, as its members see it',
    Membership: 'A membership as its holder sees it',
    CompanyEvent: 'An entry in the history of a company: who came, went or got which share',
  },
  parameters: {
    memberId: 'The id of the membership',
  },
  endpoints: {
    listMyCompanies: {
      summary: 'The companies that the caller belongs to or is invited to, newest first',
    },
    getCompany: {
      summary: 'A company with the shares of its members, for the company and its members',
    },
    listCompanyHistory: {
      summary:
        'Who came, went and got which share from when on, newest first; for the company and its members',
    },
    listCompanyMembers: {
      summary: 'The members of a company, as everybody may see them: without their shares',
    },
    inviteMember: {
      summary: 'Invites somebody into a company with a share and a role',
      example: { handle: 'mona_writes', shareBps: 1000, role: 'member' },
    },
    acceptInvitation: {
      summary: 'Accepts an invitation to the caller; twice is once',
    },
    declineInvitation: {
      summary: 'Declines an invitation to the caller; twice is once',
    },
    changeShare: {
      summary:
        'Gives a member another share, from now or from a moment to come on; what was before stays as it was',
      example: { shareBps: 1000, from: '2027-11-01T00:00:00.000Z' },
    },
    changeRole: {
      summary: 'Gives a member another role, for the company alone; twice is once',
      example: { role: 'member' },
    },
    endMembership: {
      summary: 'Ends a membership, or takes an invitation back; twice is once',
    },
    leaveCompany: {
      summary: 'Ends the own membership',
    },
  },
};
