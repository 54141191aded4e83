import 'server-only';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { storage } from '@/lib/server/adapters/storage/choose';
import { clock } from '@/lib/server/clock';
import type { Ctx } from '@/lib/server/ctx';
import { inTransaction } from '@/lib/server/db/tx';
import { env } from '@/lib/server/env';
import { AppError } from '@/lib/server/errors';
import { assertRoomOf } from '@/lib/server/files/storage-room';
import { log } from '@/lib/server/log';
import { FfmpegError, lookArgs, runFfmpeg } from '@/lib/server/recordings/ffmpeg';
import { makeArgs, type Rendition, readLook, renditionsOf } from './renditions';
import { findWanted, insertParts, noteStream } from './repo';

const LOOK_SECONDS = 60;
/** For each second of the film: an old processor makes 1080 lines of it in less. */
const SECONDS_PER_SECOND = 20;
const LEAST_SECONDS = 300;
const UNKNOWN_LENGTH = 2 * 3600;
const MOST_BYTES = 8 * 1024 ** 3;

interface Part extends Rendition {
  key: string;
  bytes: number;
  playlist: string;
}

/**
 * Makes the copies of a film by FFmpeg. What an earlier run left, that was killed or stopped, is made again. A film
 * that cannot be read, or for which there is no room, is noted as failed; its creator may ask again.
 */
export async function prepareStream(ctx: Ctx, fileId: string): Promise<void> {
  const film = await findWanted(ctx.db, fileId);
  const program = env().FFMPEG_PATH;
  if (!film) return;
  const folder = join(env().DATA_DIR, 'streams', fileId);
  const note = (state: string, share: number, reason: string | null = null) =>
    noteStream(ctx.db, fileId, { state, share, reason }, clock.now());
  if (!program) return void (await note('failed', 0, 'recordings:stream.broken'));
  const parts: Part[] = [];
  try {
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await note('preparing', 0);
    const source = join(folder, 'source');
    await pipeline(await storage().read(film.storage_key), createWriteStream(source, { mode: 0o600 }));
    const look = readLook(await lookAt(program, source, folder));
    if (!look) throw new FfmpegError('not a film', false);
    const renditions = renditionsOf(look);
    const seconds = Math.max(LEAST_SECONDS, (look.seconds ?? UNKNOWN_LENGTH) * SECONDS_PER_SECOND);
    for (const [at, rendition] of renditions.entries()) {
      await runFfmpeg(program, makeArgs(source, rendition), { folder, seconds });
      parts.push(await store(folder, fileId, rendition));
      await note('preparing', (at + 1) / renditions.length);
    }
    await keep(ctx, fileId, film.owner_id, parts);
  } catch (error) {
    log.warn({ err: error, fileId }, 'no copies of a film');
    await dropParts(parts);
    if (error instanceof FfmpegError && error.wasStopped) throw error;
    await note('failed', 0, reasonOf(error));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Without an output FFmpeg says what the film is, and ends with an error. */
async function lookAt(program: string, source: string, folder: string): Promise<string> {
  try {
    return await runFfmpeg(program, lookArgs(source), { folder, seconds: LOOK_SECONDS });
  } catch (error) {
    if (error instanceof FfmpegError && !error.tookTooLong && !error.wasStopped) return error.said;
    throw error;
  }
}

async function store(folder: string, fileId: string, rendition: Rendition): Promise<Part> {
  const { name } = rendition;
  const key = `streams/${fileId.slice(-2)}/${fileId}/${name}.mp4`;
  const path = join(folder, `${name}.mp4`);
  const { size } = await storage().put(key, createReadStream(path), MOST_BYTES);
  await rm(path);
  return { ...rendition, key, bytes: size, playlist: await readFile(join(folder, `${name}.m3u8`), 'utf8') };
}

async function keep(ctx: Ctx, fileId: string, ownerId: string, parts: readonly Part[]): Promise<void> {
  const isKept = await inTransaction(ctx, async (ctx) => {
    await assertRoomOf(
      ctx,
      ownerId,
      parts.reduce((sum, { bytes }) => sum + bytes, 0),
    );
    if (!(await noteStream(ctx.db, fileId, { state: 'ready', share: 1, reason: null }, clock.now())))
      return false;
    await insertParts(
      ctx.db,
      parts.map(({ name, size, bandwidth, bytes, key, playlist }) => ({
        file_id: fileId,
        name,
        bandwidth,
        playlist,
        size: bytes,
        storage_key: key,
        width: size?.width ?? null,
        height: size?.height ?? null,
      })),
    );
    return true;
  });
  if (!isKept) await dropParts(parts);
}

async function dropParts(parts: readonly Part[]): Promise<void> {
  for (const { key } of parts) await storage().remove(key);
}

function reasonOf(error: unknown): string {
  if (error instanceof AppError && error.code === 'storage_full') return 'recordings:stream.noRoom';
  if (error instanceof FfmpegError)
    return error.tookTooLong ? 'recordings:stream.tooLong' : 'recordings:stream.unreadable';
  return 'recordings:stream.broken';
}
