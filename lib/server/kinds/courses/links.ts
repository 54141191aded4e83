import 'server-only';
import { z } from 'zod';
import { viewerOfCookie } from '@/lib/server/auth/service';
import { signedLinks } from '@/lib/server/crypto/signed-links';
import type { Ctx } from '@/lib/server/ctx';
import { AppError, found } from '@/lib/server/errors';
import { sendFile } from '@/lib/server/files/send-file';
import { log } from '@/lib/server/log';
import * as recordings from '@/lib/server/recordings/service';
import { playlistResponse, readyStream, streamFile } from '@/lib/server/streams/service';
import { type LessonAt, openLesson } from './open-lesson';
import { findLessonFile, type OpenRow } from './repo-open';
import { addBytes, addOpening } from './repo-uses';

/** A player asks for parts of a film as it goes on, and after a pause: its link lasts for one sitting. */
const SECONDS = { download: 60, play: 12 * 3600 };

const Target = z.object({
  by: z.enum(['purchase', 'product']),
  id: z.string(),
  lessonId: z.string(),
  fileId: z.string(),
  isPlayed: z.boolean(),
  /** who asked for it; null for a guest */
  sessionId: z.string().nullable(),
});
type Target = z.output<typeof Target>;

const links = signedLinks('lesson-file', Target);

/**
 * A link to a file of a lesson that is open to the caller.
 * @throws AppError `not_found`, `not_entitled`, `not_open_yet`
 */
export async function createLink(
  ctx: Ctx,
  { by, id, lessonId, fileId }: LessonAt & { fileId: string },
  isPlayed: boolean,
) {
  await openLesson(ctx, { by, id, lessonId });
  const { mime } = found(await findLessonFile(ctx.db, lessonId, fileId));
  const isFilm = isPlayed && mime.startsWith('video/');
  const stream = isFilm ? await readyStream(ctx, fileId) : null;
  const seconds = isPlayed ? SECONDS.play : SECONDS.download;
  const expiresAt = new Date(ctx.now.getTime() + seconds * 1000);
  const sessionId = ctx.viewer?.sessionId ?? null;
  const token = await signLink({ by, id, lessonId, fileId, isPlayed, sessionId }, expiresAt);
  return {
    url: `/api/lesson-files/${token}`,
    expiresAt: expiresAt.toISOString(),
    stream,
    isPlayable: !isFilm || stream !== null || (await recordings.isPlayable(ctx, fileId)),
  };
}

/** A signed token for the address of a lesson's file. */
export const signLink = (target: Target, expiresAt: Date): Promise<string> => links.sign(target, expiresAt);

const isMedia = (mime: string) => /^(?:video|audio)\//.test(mime);

/**
 * Answers a file of a lesson with ranges. The link alone is not enough: the browser must be signed in with the session
 * that asked for it, and what it may open is looked up again each time. What is sent of a purchase counts as use.
 * @throws AppError `forbidden` for a bad or old link and for any other session, and what `openLesson` throws
 */
export async function lessonFileResponse(ctx: Ctx, request: Request, token: string): Promise<Response> {
  const opened = await openLink(ctx, request, token);
  const inline = opened.isPlayed && isMedia(opened.file.mime);
  return sendFile(request, opened.file, { inline, ...counted(ctx, opened, 1) });
}

/**
 * Answers a playlist or a copy of the film of a lesson, by the same link and the same rules as the film itself.
 * @param part `main.m3u8`, `720.m3u8`, `720.mp4`, `audio.mp4` …
 * @throws AppError as `lessonFileResponse`, and `not_found` where there are no such copies
 */
export async function lessonStreamResponse(
  ctx: Ctx,
  request: Request,
  token: string,
  part: string,
): Promise<Response> {
  const opened = await openLink(ctx, request, token);
  const { fileId, lesson, file, isPlayed } = opened;
  if (!isPlayed || lesson.file?.fileId !== fileId) throw new AppError('not_found');
  const [name = '', ending] = part.split('.');
  if (ending === 'm3u8') return playlistResponse(ctx, fileId, name);
  const copy = await streamFile(ctx, fileId, name);
  // A tenth of a small copy is a tenth of the film.
  return sendFile(request, copy, { inline: true, ...counted(ctx, opened, file.size / copy.size) });
}

async function openLink(ctx: Ctx, request: Request, token: string) {
  const { fileId, isPlayed, sessionId, ...at } = await links.read(token, ctx.now);
  const viewer = await viewerOfCookie(ctx.db, request, ctx.now);
  if (sessionId && viewer?.sessionId !== sessionId) throw new AppError('forbidden');
  const lesson = await openLesson({ ...ctx, viewer: sessionId ? viewer : null }, at);
  const file = found(await findLessonFile(ctx.db, at.lessonId, fileId));
  return { at, fileId, isPlayed, lesson, file };
}

interface Opened {
  at: LessonAt;
  fileId: string;
  lesson: Pick<OpenRow, 'file'>;
}

/** What is sent of a purchase counts as use. @param weight bytes of the film for each byte that is sent */
export function counted(ctx: Ctx, { at, fileId, lesson }: Opened, weight: number) {
  if (at.by === 'product') return {};
  const use = { entitlementId: at.id, lessonId: at.lessonId, now: ctx.now };
  const isHandout = lesson.file?.fileId !== fileId;
  return {
    async take(isBegun: boolean) {
      if (!(await addOpening(ctx.db, { ...use, isBegun, isHandout }))) throw new AppError('not_entitled');
    },
    // No player loads what is handed out by itself: its lesson is used at once, and its bytes count for nothing.
    sent: (bytes: number) => {
      if (isHandout || bytes === 0) return;
      addBytes(ctx.db, use, Math.round(bytes * weight)).catch((error: unknown) =>
        log.error({ err: error }, 'a lesson’s use was not noted'),
      );
    },
  };
}
