import { z } from 'zod';
import { endpoint } from './endpoint';
import { Id, Person, Time } from './fields';

/** A fact that helps to tell two people apart. */
const Party = z.object({ person: Person, joinedAt: Time, salesCount: z.int() });

/** A person who is to be paid, and a better known person whose name looks like theirs. */
export const LookAlike = z.object({ payee: Party, other: Party });
export type LookAlike = z.output<typeof LookAlike>;

/** The most sellers that a cart may have. */
const MOST = 50;

export const listLookAlikes = endpoint({
  id: 'listLookAlikes',
  method: 'GET',
  path: '/users/lookAlikes',
  access: 'guest',
  query: z.object({
    ids: z
      .string()
      .max(MOST * 37)
      .transform((ids) => ids.split(','))
      .pipe(z.array(Id).min(1).max(MOST)),
  }),
  response: z.object({ data: z.array(LookAlike) }),
});
