import { z } from 'zod';
import { endpoint } from './endpoint';
import { Id, PageQuery, Person, page, Time } from './fields';

export const getWaiting = endpoint({
  id: 'getWaiting',
  method: 'GET',
  path: '/operator/waiting',
  access: 'admin',
  response: z.object({ pages: z.record(z.string(), z.int()) }),
});

export const AuditEntry = z.object({
  /** the entry's number in the log */
  _id: z.string(),
  at: Time,
  /** null for somebody who runs commands on the server */
  actor: Person.nullable(),
  action: z.string(),
  /** the member that it concerns, if it is one */
  subject: Person.nullable(),
  subjectId: z.string().nullable(),
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
});
export type AuditEntry = z.output<typeof AuditEntry>;

export const listAudit = endpoint({
  id: 'listAudit',
  method: 'GET',
  path: '/operator/audit',
  access: 'admin',
  query: PageQuery.extend({
    actor: z.union([Id, z.literal('command')]).optional(),
    action: z
      .string()
      .regex(/^[a-z0-9_.]{1,60}$/, 'validation:invalid')
      .optional(),
    subject: Id.optional(),
  }),
  response: page(AuditEntry),
});

export const getAuditState = endpoint({
  id: 'getAuditState',
  method: 'GET',
  path: '/operator/audit/state',
  access: 'admin',
  response: z.object({
    entries: z.int(),
    /** the number of the first entry that was changed, removed or inserted; null if the log is intact */
    firstBreak: z.int().nullable(),
    actions: z.array(z.string()),
  }),
  rateLimit: { max: 120, seconds: 3600 },
});
