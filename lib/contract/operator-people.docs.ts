import type { Docs } from './openapi/docs';
import type * as operatorPeople from './operator-people';

export const docs: Docs<typeof operatorPeople> = {
  tag: 'Operators',
  schemas: {
    AccountStatus: 'The state of an account',
    MemberRow: 'A member, as listed for operators',
    MemberFound:
      'A member, as listed for operators. `wasTheirs` is true if the search was the former email address or phone number of a deleted account',
    MemberDetails: 'The details of a member, as shown to operators',
  },
  parameters: {
    status: 'The state of the accounts to return',
  },
  endpoints: {
    listMembers: {
      summary:
        'Returns members, newest first, found by name or handle, or by full email address, phone number or id. An address or number also finds deleted accounts, which may be owed money',
    },
    getMember: {
      summary: 'Returns the details of a member, with former suspensions',
    },
    suspendMember: {
      summary:
        'Suspends an account: ends its sign-in sessions, hides everything that it published, and sends its owner the reason by email',
      example: { reason: 'رسائل مزعجة متكررة' },
    },
    restoreMember: {
      summary:
        'Lifts the suspension of an account. The account works as before, and its owner is notified by email',
    },
  },
};
