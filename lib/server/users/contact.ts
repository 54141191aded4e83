import 'server-only';
import { toLatinDigits } from '@/lib/shared/arabic';
import { FIRST_COUNTRY, joinPhone } from '@/lib/shared/phone-numbers';
import { claimHash } from './claim-hash';

/** A whole e-mail address or phone number, as accounts keep it. */
export interface Contact {
  /** in small letters, or E.164 */
  exact: string;
  /** the same as deleted accounts keep it */
  claim: string;
}

/** Reads a typed address or number, in any digits; a number without its country is one of the first country's. */
export function readContact(typed: string): Contact {
  const latin = toLatinDigits(typed).trim().toLowerCase();
  const exact = /^[+\d][\d\s()-]{5,}$/.test(latin) ? joinPhone(FIRST_COUNTRY, latin) : latin;
  return { exact, claim: claimHash(exact) };
}
