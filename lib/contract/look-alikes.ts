import { z } from 'zod';
import { endpoint } from './endpoint';
import { Id, Person, Time } from './fields';

/** What helps to tell one of two from the other. */
const Party = z.object({ person: Person, joinedAt: Time, salesCount: z.int() });

/** Somebody who is to be paid, and somebody better known whose name theirs could be taken for. */
export const LookAlike = z.object({ payee: Party, other: Party });
export type LookAlike = z.output<typeof LookAlike>;

/** As many as a cart may come from. */
const MOST = 50;

export const listLookAlikes = endpoint({
  id: 'listLookAlikes',
  method: 'GET',
  path: '/users/lookAlikes',
  access: 'guest',
  summary:
    'Of these people those whose name could be taken for that of somebody better known, each with the best known: to be asked before paying them',
  query: z.object({
    ids: z
      .string()
      .max(MOST * 37)
      .transform((ids) => ids.split(','))
      .pipe(z.array(Id).min(1).max(MOST)),
  }),
  response: z.object({ data: z.array(LookAlike) }),
});
