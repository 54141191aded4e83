import 'server-only';

// Addresses and words of the house that no member may take.
const RESERVED = new Set(
  'admin administrator api app about auth cart checkout creator explore finance guest help home library login logout me moderator null official orders payments posts privacy product products qeema root search security settings staff support system terms undefined users www'.split(
    ' ',
  ),
);

/** A handle's look-alike key: characters that are mistaken for each other become one. */
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

/** Whether a handle may be taken: Latin letters, digits and underscore, and none of the house's own words. */
export function isHandleAllowed(handle: string): boolean {
  const skeleton = handleSkeleton(handle);
  return (
    /^[a-z0-9_]{3,30}$/.test(handle) &&
    skeleton !== '' &&
    ![...RESERVED].some((word) => handleSkeleton(word) === skeleton)
  );
}

/** A handle to begin with: from the e-mail's local part, with digits behind it from the second try on. */
export function suggestHandle(email: string, attempt: number): string {
  const local = (email.split('@')[0] ?? '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '');
  const base = local.length >= 3 ? local.slice(0, 22) : `user_${local}`;
  const plain = attempt === 0 && isHandleAllowed(base);
  return plain ? base : `${base}_${Math.floor(Math.random() * 1_000_000)}`;
}
