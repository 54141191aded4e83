import 'server-only';
import { viewerOfCookie } from '@/lib/server/auth/service';
import type { Ctx } from '@/lib/server/ctx';
import { AppError, found } from '@/lib/server/errors';
import { isProvenOperator } from '@/lib/server/second-factor/policy';
import { IMAGE_WIDTHS } from '@/lib/shared/image';
import { findImage, type ImageRow, isShownTo } from './repo-images';

/**
 * Returns one rendition of an image, by one of the stored widths; where the picture does not have that width, because
 * it is small or older than the width, the next wider one, or the widest.
 * @param request its cookie says who the viewer is: an `img` carries no token
 * @returns its name, whether it is for everybody, and where it is stored
 * @throws AppError `not_found`, also for a picture that is not published (any more): only its owner, operators, and
 *   viewers that `isShownTo` allows may see it
 */
export async function openImage(ctx: Ctx, request: Request, { id, width }: { id: string; width: number }) {
  const row = found(await findImage(ctx.db, id));
  if (!row.is_public && !(await mayLook(ctx, request, id, row))) throw new AppError('not_found');
  const { storage_key, widths, is_public } = row;
  if (!widths.includes(width) && !IMAGE_WIDTHS.some((kept) => kept === width))
    throw new AppError('not_found');
  const kept = found(widths.find((candidate) => candidate >= width) ?? widths.at(-1));
  return {
    name: `${id}-${kept}`,
    isPublic: is_public,
    rendition: `${storage_key}/${kept}`,
  };
}

async function mayLook(ctx: Ctx, request: Request, id: string, row: ImageRow): Promise<boolean> {
  const viewer = ctx.viewer ?? (await viewerOfCookie(ctx.db, request, ctx.now));
  if (!viewer) return false;
  return (
    viewer.id === row.owner_id ||
    isProvenOperator(viewer, ctx.now) ||
    (await isShownTo(ctx.db, id, viewer.id))
  );
}
