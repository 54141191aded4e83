import { readReference } from '@/lib/server/adapters/payments/bank-transfer/reference';
import { type Contact, readContact } from '@/lib/server/users/contact';
import { toLatinDigits } from '@/lib/shared/arabic';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const NUMBER = /^#?([0-9a-f]{4})[-\s]?([0-9a-f]{4})$/;

/** What an operator may know about a sale: the text they typed, read in every way that fits it. */
export interface Asked {
  /** the end of an order's id */
  number: string | null;
  /** the id of an order, a line, a payment or a refund */
  id: string | null;
  /** the buyer's e-mail address or phone number, also where the account was deleted since */
  contact: Contact;
  /** as gateways and banks write them */
  references: string[];
}

/** Reads a search text, in any digits; null where it is empty. */
export function readAsked(typed: string): Asked | null {
  const text = toLatinDigits(typed).trim();
  if (!text) return null;
  const small = text.toLowerCase();
  const number = NUMBER.exec(small);
  const own = readReference(text);
  const bank = text.toUpperCase().replace(/[^0-9A-Z]/g, '');
  return {
    number: number ? `${number[1]}${number[2]}` : null,
    id: UUID.test(small) ? small : null,
    contact: readContact(text),
    references: [...new Set([text, ...(own ? [own] : []), ...(bank ? [bank] : [])])],
  };
}
