import { NO_ID } from '@/tests/setup/make-member';
import type { People } from './people';

type Values = Record<string, string>;

/** New objects of one kind, named by parameters. */
export interface Target {
  /** the owner's, or anybody's, for the owner to call with */
  own: Values;
  /** exists, but not for a stranger; null if everybody may see it */
  hidden: Values | null;
  /** the same form, but of nothing that exists */
  missing: Values;
}

export type Make = (people: People) => Promise<Target>;

export const byId = (own: string, hidden: string | null): Target => ({
  own: { id: own },
  hidden: hidden === null ? null : { id: hidden },
  missing: { id: NO_ID },
});
