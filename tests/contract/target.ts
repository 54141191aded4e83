import { NO_ID } from '@/tests/setup/make-member';
import type { People } from './people';

type Values = Record<string, string>;

/** Objects of one kind, made afresh: parameters that name them. */
export interface Target {
  /** the owner's, or anybody's, for the owner to call with */
  own: Values;
  /** there, but not for a stranger; null for what everybody may see */
  hidden: Values | null;
  /** the same form, naming nothing */
  missing: Values;
}

export type Make = (people: People) => Promise<Target>;

export const byId = (own: string, hidden: string | null): Target => ({
  own: { id: own },
  hidden: hidden === null ? null : { id: hidden },
  missing: { id: NO_ID },
});
