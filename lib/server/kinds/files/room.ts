import 'server-only';
import type { BoughtFile } from '@/lib/contract/kinds/files';
import type { Ctx, MemberCtx } from '@/lib/server/ctx';
import { holderAccess } from '@/lib/server/entitlements/service';
import { AppError } from '@/lib/server/errors';
import { LINK_SECONDS, readLink, signLink } from './links';
import { addDownload, findBoughtFile, listBoughtFiles as listRows } from './repo-room';

/**
 * The files of one of the caller's purchases.
 * @throws AppError `not_found` for another's, `not_entitled` while its money is on the way back, or once it is back
 */
export async function listBoughtFiles(ctx: MemberCtx, id: string): Promise<{ files: BoughtFile[] }> {
  if ((await holderAccess(ctx, id)) !== 'active') throw new AppError('not_entitled');
  return { files: await openFiles(ctx, id) };
}

/** The same; empty while the purchase is not active. */
export async function openFiles(ctx: MemberCtx, id: string): Promise<BoughtFile[]> {
  const rows = await listRows(ctx.db, { holderId: ctx.viewer.id, id });
  return rows.map(({ id, ...file }) => ({ _id: id, ...file }));
}

/**
 * A link to one bought file; it works for a minute.
 * @throws AppError `not_entitled` for a member who does not hold it: the same answer whether the purchase exists or not
 */
export async function createDownloadLink(ctx: MemberCtx, id: string, fileId: string) {
  const target = { holderId: ctx.viewer.id, id, fileId };
  if (!(await findBoughtFile(ctx.db, target))) throw new AppError('not_entitled');
  const token = await signLink(target, ctx.now);
  return {
    url: `/api/downloads/${token}`,
    expiresAt: new Date(ctx.now.getTime() + LINK_SECONDS * 1000).toISOString(),
  };
}

/**
 * The file that a link opens. The purchase is checked again, so a link does not work after a refund. Call `take` before
 * the first byte is sent: it notes that the file was used.
 * @param viewer the member signed in to the browser
 * @throws AppError `forbidden` for a bad or old link and for somebody else's, `not_entitled`
 */
export async function openDownload(ctx: Ctx, token: string, viewer: { id: string } | null) {
  const target = await readLink(token, ctx.now);
  if (viewer?.id !== target.holderId) throw new AppError('forbidden');
  const file = await findBoughtFile(ctx.db, target);
  if (!file) throw new AppError('not_entitled');
  const { id, fileId } = target;
  const take = async (isBegun: boolean) => {
    if (!(await addDownload(ctx.db, { id, fileId, isBegun, now: ctx.now })))
      throw new AppError('not_entitled');
  };
  return { ...file, take };
}
