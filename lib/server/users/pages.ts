import 'server-only';
import { touch } from '@/lib/server/adapters/cache/port';
import type { Ctx } from '@/lib/server/ctx';
import { findPages } from './repo-pages';

/** Guests' pages of a member, their posts and their products are made again. */
export async function touchPagesOf(ctx: Ctx, userId: string): Promise<void> {
  const pages = await findPages(ctx.db, userId);
  ctx.afterCommit(() => touch([`user:${userId}`, 'lists', 'market', ...pages]));
}
