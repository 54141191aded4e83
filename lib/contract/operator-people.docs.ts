import type { Docs } from './openapi/docs';
import type * as operatorPeople from './operator-people';

export const docs: Docs<typeof operatorPeople> = {
  tag: 'Operators',
  schemas: {
    AccountStatus: 'Whether an account is in use',
    MemberRow: 'A member in the list of the console',
    MemberFound:
      'A member in the operators’ list, and whether a deleted account was found by what is kept of its address',
    MemberDetails: 'A member as operators see them',
  },
  parameters: {
    status: 'Only those in this state',
  },
  endpoints: {
    listMembers: {
      summary:
        'Members, the newest first: by name or handle, or by whole e-mail address, phone number or id. By address and number deleted accounts are found, too, that may be owed money',
    },
    getMember: {
      summary: 'One member as the operator sees them, with former suspensions',
    },
    suspendMember: {
      summary:
        'Suspends an account: its sessions end, what it published is hidden, its owner is told why by letter',
      example: { reason: 'رسائل مزعجة متكررة' },
    },
    restoreMember: {
      summary: 'Lifts a suspension: the account works as before, and its owner is told by letter',
    },
  },
};
