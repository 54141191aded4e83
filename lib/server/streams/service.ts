import 'server-only';
import { Readable } from 'node:stream';
import type { Ctx } from '@/lib/server/ctx';
import { env } from '@/lib/server/env';
import { found } from '@/lib/server/errors';
import { streamResponse } from '@/lib/server/http/stream';
import { enqueue } from '@/lib/server/jobs/queue';
import { prepareStream } from './jobs';
import { mainPlaylist } from './renditions';
import { findPart, findStream, listParts, type StreamRow, wantStream as want } from './repo';

/** Returns whether films get copies in several sizes, and those that browsers cannot play are converted. */
export const convertsFilms = (): boolean => Boolean(env().FFMPEG_PATH);

/** In the caller's transaction: has the copies of a film made, unless they are there, or on their way. */
export async function wantStream(ctx: Ctx, fileId: string): Promise<void> {
  if (!convertsFilms()) return;
  if (await want(ctx.db, fileId, ctx.now)) await enqueue(ctx, prepareStream, { fileId });
}

/** Returns how far the copies of a film are; null where nobody wanted any. */
export async function streamState(ctx: Ctx, fileId: string): Promise<StreamRow | null> {
  return (await findStream(ctx.db, fileId, ctx.now)) ?? null;
}

/** What there is of a film, once its copies are ready: the sides of its sizes, the smallest first; null before. */
export async function readyStream(ctx: Ctx, fileId: string) {
  const parts = await listParts(ctx.db, fileId);
  if (parts.length === 0) return null;
  const sides = parts.map(({ name }) => Number(name)).filter((side) => !Number.isNaN(side));
  return { sides, hasSound: sides.length < parts.length };
}

/** The playlist of one copy, or of all. @param name `main`, or that of a copy @throws AppError `not_found` */
export async function playlistResponse(ctx: Ctx, fileId: string, name: string): Promise<Response> {
  const words =
    name === 'main'
      ? mainPlaylist(await listParts(ctx.db, fileId))
      : (await partOf(ctx, fileId, name)).playlist;
  return streamResponse(Readable.from([Buffer.from(words)]), {
    'Content-Type': 'application/vnd.apple.mpegurl',
    'Cache-Control': 'private, no-store',
  });
}

/** Returns one copy of a film as a file that is sent. @throws AppError `not_found` */
export async function streamFile(ctx: Ctx, fileId: string, name: string) {
  const { storage_key, size } = await partOf(ctx, fileId, name);
  return { storage_key, size, name: `${name}.mp4`, mime: name === 'audio' ? 'audio/mp4' : 'video/mp4' };
}

const partOf = async (ctx: Ctx, fileId: string, name: string) => found(await findPart(ctx.db, fileId, name));
