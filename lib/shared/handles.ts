import { stripInvisible } from './invisible';

// Addresses and words of the platform that no member may take.
const RESERVED = new Set(
  'about account accounts admin administrator api app auth billing blog cart checkout company contact creator explore finance guest help home legal library login logout me moderator mod news null official orders pay payment payments payout payouts policy post posts privacy product products profile qeema register root safety search security settings signin signup staff status support system team terms undefined user users verified webmaster www'
    .split(' ')
    .map(handleSkeleton),
);

/** A handle's look-alike key: similar characters become the same one. */
export function handleSkeleton(handle: string): string {
  return handle
    .toLowerCase()
    .replace(/_/g, '')
    .replace(/0/g, 'o')
    .replace(/[1il]/g, 'l')
    .replace(/5/g, 's')
    .replace(/rn/g, 'm')
    .replace(/vv/g, 'w');
}

/** Returns whether a handle is one of the platform's words, or looks like one. */
export function isReservedHandle(handle: string): boolean {
  return RESERVED.has(handleSkeleton(handle));
}

/**
 * A handle in the stored form, from typed text: without invisible marks, without spaces and @ around it, in lower case.
 * It may still be invalid.
 */
export function typedHandle(typed: string): string {
  return (
    stripInvisible(typed)
      .replace(/^ +| +$/g, '')
      .replace(/^@/, '')
      // Latin letters only: other characters with a Latin lower case (the Kelvin sign) are not allowed in handles.
      .replace(/[A-Z]/g, (letter) => letter.toLowerCase())
  );
}

/** Returns whether it can be a handle, by the same rules as `Handle` of the contract. */
export function isHandle(handle: string): boolean {
  return /^[a-z0-9_]{3,30}$/.test(handle) && handleSkeleton(handle) !== '' && !isReservedHandle(handle);
}
