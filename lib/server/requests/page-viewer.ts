import 'server-only';
import { notFound, redirect } from 'next/navigation';
import { cache } from 'react';
import type { CurrentUser } from '@/lib/contract/users';
import type { Ctx, MemberCtx } from '@/lib/server/ctx';
import { isProvenOperator } from '@/lib/server/second-factor/policy';
import { getMe } from '@/lib/server/users/service';
import { paths, setupPath } from '@/lib/shared/paths';
import { getPageCtx } from './page-context';

/** The signed-in member as pages show them, or null for a visitor. Once per request. */
export const getPageViewer = cache(async (): Promise<CurrentUser | null> => {
  const ctx = await getPageCtx();
  return ctx.viewer ? getMe(ctx as MemberCtx) : null;
});

/** The fields of the signed-in member that pages hand to the browser, or null for a visitor. */
export async function getShellViewer() {
  const me = await getPageViewer();
  return (
    me && {
      _id: me._id,
      name: me.name,
      handle: me.handle,
      bio: me.bio,
      profilePic: me.profilePic,
      role: me.role,
      accountType: me.accountType,
      deletesAt: me.deletesAt,
      timeZone: me.timeZone,
    }
  );
}

/**
 * The context of a page that needs an account: a visitor is sent to sign in and comes back to `path`.
 * @param role CREATOR for a page that only creators have: members are led to become one, and come back; ADMIN for
 *   operators only: others get 404. An operator whose second factor was not proven lately is led to do so, and comes
 *   back
 */
export async function requireMember(path: string, role?: 'CREATOR' | 'ADMIN'): Promise<MemberCtx> {
  const ctx = await getPageCtx();
  if (!ctx.viewer) redirect(paths.login(path));
  const holds = !role || ctx.viewer.role === role || ctx.viewer.role === 'ADMIN';
  if (!holds && role === 'CREATOR') redirect(setupPath((await getPageViewer())?.accountType, path));
  if (!holds) notFound();
  if (role === 'ADMIN' && !isProvenOperator(ctx.viewer, ctx.now)) redirect(paths.secondFactor(path));
  return ctx as MemberCtx;
}

/** The context of a page for guests: a member is sent on to `path`. */
export async function requireGuest(path: string = paths.home()): Promise<Ctx> {
  const ctx = await getPageCtx();
  if (ctx.viewer) redirect(path);
  return ctx;
}

/** Returns whether the viewer is an operator who has proven the second factor. */
export async function isOperatorHere(): Promise<boolean> {
  const { viewer, now } = await getPageCtx();
  return isProvenOperator(viewer, now);
}
