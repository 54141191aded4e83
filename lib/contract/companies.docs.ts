import type * as companies from './companies';
import type { Docs } from './openapi/docs';

export const docs: Docs<typeof companies> = {
  tag: 'Companies',
  schemas: {
    CompanyRole: 'The role of a member in a company. Administrators also invite members and set shares',
    CompanyMember: 'A member of a company, or a person invited to it',
    Company: 'A company with its members and their shares, as shown to its members',
    Membership: 'A membership in a company, as shown to the member',
    CompanyEvent: 'An event in the history of a company: an arrival, a departure or a change of share',
  },
  parameters: {
    memberId: 'The id of the membership',
  },
  endpoints: {
    listMyCompanies: {
      summary: 'Returns the companies that the caller belongs to or is invited to, newest first',
    },
    getCompany: {
      summary: 'Returns a company with the shares of its members. Available to the company and its members',
    },
    listCompanyHistory: {
      summary:
        'Returns the arrivals, departures and changes of shares in a company, newest first. Available to the company and its members',
    },
    listCompanyMembers: {
      summary: 'Returns the public list of a company’s members, without their shares',
    },
    inviteMember: {
      summary:
        'Invites a person to a company with a share and a role. Returns 409 `share_unavailable` if the company has less than this share to give',
      example: { handle: 'mona_writes', shareBps: 1000, role: 'member' },
    },
    acceptInvitation: {
      summary: 'Accepts an invitation to the caller. Accepting again has no effect',
    },
    declineInvitation: {
      summary: 'Declines an invitation to the caller. Declining again has no effect',
    },
    changeShare: {
      summary:
        'Changes a member’s share, from now or from a future time. The share before that time stays as it was',
      example: { shareBps: 1000, from: '2027-11-01T00:00:00.000Z' },
    },
    changeRole: {
      summary:
        'Changes a member’s role. Available to the company only. Setting the same role again has no effect',
      example: { role: 'member' },
    },
    endMembership: {
      summary: 'Ends a membership, or withdraws an invitation. Ending it again has no effect',
    },
    leaveCompany: {
      summary: 'Ends the caller’s membership in a company',
    },
  },
};
