import 'server-only';
import { z } from 'zod';
import { viewerOfCookie } from '@/lib/server/auth/service';
import { signedLinks } from '@/lib/server/crypto/signed-links';
import type { Ctx, MemberCtx } from '@/lib/server/ctx';
import { AppError, found } from '@/lib/server/errors';
import { sendFile } from '@/lib/server/files/send-file';
import * as recordings from '@/lib/server/recordings/service';
import { HOUR } from '@/lib/shared/time';
import { type KindRules, usableAttempt } from './attempts';
import { findSound } from './repo-attempts';

/** A link lasts for one sitting. */
const PLAYS_MS = 12 * HOUR;

/** A sound of an attempt. */
export interface SoundAt {
  id: string;
  fileId: string;
}
type IsGiven = KindRules['isGiven'];

const links = signedLinks(
  'quiz-sound',
  z.object({ id: z.string(), fileId: z.string(), sessionId: z.string() }),
);

/** A link to a sound of one of the caller's attempts. @throws AppError `not_found`, `not_entitled` */
export async function createSoundLink(ctx: MemberCtx, { id, fileId }: SoundAt, isGiven: IsGiven) {
  await ownSound(ctx, { id, fileId, holderId: ctx.viewer.id }, isGiven);
  const expiresAt = new Date(ctx.now.getTime() + PLAYS_MS);
  const token = await links.sign({ id, fileId, sessionId: ctx.viewer.sessionId }, expiresAt);
  return {
    url: `/api/quiz-sounds/${token}`,
    expiresAt: expiresAt.toISOString(),
    stream: null,
    isPlayable: await recordings.isPlayable(ctx, fileId),
  };
}

async function ownSound(ctx: Ctx, { fileId, ...own }: SoundAt & { holderId: string }, isGiven: IsGiven) {
  const { id } = await usableAttempt(ctx, own, isGiven);
  return found(await findSound(ctx.db, id, fileId));
}

/**
 * Answers a sound with ranges, to the session that asked for its link. What its holder may open is looked up again.
 * @throws AppError `forbidden` for a bad or old link and any other session, `not_found`, `not_entitled`
 */
export async function soundResponse(
  ctx: Ctx,
  request: Request,
  { token, isGiven }: { token: string; isGiven: IsGiven },
): Promise<Response> {
  const { sessionId, ...sound } = await links.read(token, ctx.now);
  const viewer = await viewerOfCookie(ctx.db, request, ctx.now);
  if (!viewer || viewer.sessionId !== sessionId) throw new AppError('forbidden');
  return sendFile(request, await ownSound(ctx, { ...sound, holderId: viewer.id }, isGiven), { inline: true });
}
