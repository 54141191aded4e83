import type { Docs } from './openapi/docs';
import type * as operator from './operator';

export const docs: Docs<typeof operator> = {
  tag: 'Operators',
  schemas: {
    AuditEntry: 'An entry of the audit log: the actor, the action, the time, and the subject',
  },
  parameters: {
    actor: 'The id of the member who acted, or `command` for commands run on the server',
    action: 'The name of the action',
    subject: 'The id of the subject',
  },
  endpoints: {
    getWaiting: {
      summary:
        'Returns the number of items that wait for an operator, by page of the console. Pages without any are left out',
    },
    listAudit: {
      summary: 'Returns the entries of the audit log, newest first',
    },
    getAuditState: {
      summary:
        'Verifies the chain of the audit log, and returns the result with the names of the recorded actions',
    },
  },
};
