/** Returns whether If-None-Match names this version (RFC 9110, section 13.1.2); weak and strong tags compare equal. */
export function isKnown(ifNoneMatch: string | null | undefined, etag: string): boolean {
  const known = (ifNoneMatch ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return known.includes(etag) || known.includes('*');
}
