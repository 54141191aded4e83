import type { Docs } from './openapi/docs';
import type * as operator from './operator';

export const docs: Docs<typeof operator> = {
  tag: 'Operators',
  schemas: {
    AuditEntry: 'An entry of the audit log: who did what, when and to whom',
  },
  parameters: {
    actor: 'Only what this one did',
    action: 'Only what was done in this way',
    subject: 'Only what was done to this one',
  },
  endpoints: {
    getWaiting: {
      summary: 'How much work waits for an operator, by page of the console; pages without any are left out',
    },
    listAudit: {
      summary: 'The audit log, the last entry first; `actor` is a member’s id, or `command`',
    },
    getAuditState: {
      summary: 'Whether the chain of the audit log holds, looked at now, and which actions there are',
    },
  },
};
