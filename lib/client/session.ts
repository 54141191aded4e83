import Cookies from 'js-cookie';
import { DAY } from '@/lib/shared/time';

/**
 * The session object that the specification keeps in local storage and in a cookie shared by the product's subdomains.
 * It names the signed-in member and authenticates nothing.
 */
export interface SessionObject {
  user: {
    _id: string;
    name: string;
    handle: string;
    bio: string;
    profilePic: string | null;
    role: 'MEMBER' | 'CREATOR' | 'ADMIN';
  };
  expires: string;
}

const NAME = 'session';
const DAYS = 7;

/** Stores who is signed in, for 7 days, in the shared cookie and in local storage. */
export function storeSession(user: SessionObject['user']): void {
  const { _id, name, handle, bio, profilePic, role } = user;
  const expires = new Date(Date.now() + DAYS * DAY).toISOString();
  const session: SessionObject = { user: { _id, name, handle, bio, profilePic, role }, expires };
  try {
    window.localStorage.setItem(NAME, JSON.stringify(session));
  } catch {
    // the cookie is enough
  }
  // A cookie holds 4 KB at most, so the bio is left out.
  Cookies.set(NAME, JSON.stringify({ ...session, user: { ...session.user, bio: '' } }), cookieAttributes());
}

/** Returns whether local storage and the shared cookie both have this member's session. */
export function hasSessionObject(userId: string): boolean {
  try {
    const kept = window.localStorage.getItem(NAME) ?? '';
    return kept.includes(userId) && (Cookies.get(NAME) ?? '').includes(userId);
  } catch {
    return false;
  }
}

/** Returns whether local storage has another member's session. @param userId the page's member; null for a guest */
export function isSessionOfOther(userId: string | null): boolean {
  try {
    return idIn(window.localStorage.getItem(NAME)) !== userId;
  } catch {
    return false;
  }
}

/** Calls when another tab signs the member out, or somebody else in. @returns ends that */
export function onOtherPerson(act: () => void): () => void {
  const look = ({ key, oldValue, newValue }: StorageEvent) => {
    // Logout clears all of it: that has no key.
    if (key === null || (key === NAME && idIn(oldValue) !== idIn(newValue))) act();
  };
  window.addEventListener('storage', look);
  return () => window.removeEventListener('storage', look);
}

const idIn = (kept: string | null): string | null => /"_id":"([^"]+)"/.exec(kept ?? '')?.[1] ?? null;

/** Removes the shared cookie. Logout clears all local storage. */
export function removeSessionCookie(): void {
  Cookies.remove(NAME, cookieAttributes());
}

function cookieAttributes(): Cookies.CookieAttributes {
  const secure = window.location.protocol === 'https:';
  const domain = process.env.NEXT_PUBLIC_AUTH_COOKIE_DOMAIN || undefined;
  return {
    expires: DAYS,
    path: '/',
    secure,
    sameSite: secure ? 'None' : 'Lax',
    ...(domain ? { domain } : {}),
  };
}
