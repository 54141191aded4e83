import 'server-only';
import { createHash } from 'node:crypto';
import { toLatinDigits } from '@/lib/shared/arabic';

// Without 0, 1, I, L and O, which people confuse; 31 of them, a prime number, as the check digit needs it.
const SIGNS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const LENGTH = 8;

/**
 * The reference that the buyer writes into the transfer, such as `QM-7K3D-9WXA-P`. It is made from the payment's id, so
 * a payment always has the same one. The last sign is a check digit (weighted sum modulo 31): it always finds one wrong
 * sign, or two neighbours swapped.
 */
export function transferReference(paymentId: string): string {
  const digest = createHash('sha256').update(`transfer ${paymentId}`).digest();
  let rest = digest.readBigUInt64BE();
  let signs = '';
  for (let i = 0; i < LENGTH; i++) {
    signs += SIGNS[Number(rest % 31n)];
    rest /= 31n;
  }
  return `QM-${signs.slice(0, 4)}-${signs.slice(4)}-${checkSign(signs)}`;
}

function checkSign(signs: string): string {
  const sum = [...signs].reduce((sum, sign, i) => sum + (i + 1) * SIGNS.indexOf(sign), 0);
  return SIGNS[sum % 31] ?? '';
}

/**
 * Reads a reference as people type it: small letters, other digits, spaces or nothing between. Null for a mistyped one.
 */
export function readReference(text: string): string | null {
  const signs = toLatinDigits(text)
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/^QM/, '');
  const isWhole = signs.length === LENGTH + 1 && [...signs].every((sign) => SIGNS.includes(sign));
  if (!isWhole || checkSign(signs.slice(0, LENGTH)) !== signs[LENGTH]) return null;
  return `QM-${signs.slice(0, 4)}-${signs.slice(4, LENGTH)}-${signs[LENGTH]}`;
}
