import 'server-only';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { storage } from '@/lib/server/adapters/storage/choose';
import { env } from '@/lib/server/env';
import { newId } from '@/lib/server/ids';
import { HOUR } from '@/lib/shared/time';
import { FfmpegError, lookArgs, runFfmpeg } from './ffmpeg';

const SECONDS = 20;
const DECODED_SECONDS = 10;
const LIST = 'decoded.txt';
const ABANDONED_MS = HOUR;

/**
 * Returns whether FFmpeg decodes pictures of a stored film, or sound. True where it is not set, and where it does not
 * finish in time: a busy machine says nothing about the file, which our own reader has read.
 * @throws FfmpegError when this process stops
 */
export async function isDecoded(key: string, kind: 'video' | 'audio', seconds = SECONDS): Promise<boolean> {
  const program = env().FFMPEG_PATH;
  if (!program) return true;
  const streams = join(env().DATA_DIR, 'streams');
  const folder = join(streams, `check-${newId()}`);
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await removeAbandoned(streams, folder);
    const source = join(folder, 'source');
    await pipeline(await storage().read(key), createWriteStream(source, { mode: 0o600 }));
    await runFfmpeg(program, decodeArgs(source, kind), { folder, seconds });
    // Lines that begin with # say what follows.
    return /^[^#]/m.test(await readFile(join(folder, LIST), 'utf8'));
  } catch (error) {
    if (!(error instanceof FfmpegError) || error.wasStopped) throw error;
    return error.tookTooLong;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Removes the folders of checks whose process was killed: those made an hour or more before `folder`. */
async function removeAbandoned(streams: string, folder: string): Promise<void> {
  const { mtimeMs } = await stat(folder);
  for (const name of await readdir(streams)) {
    const path = join(streams, name);
    const made = name.startsWith('check-') ? await stat(path).catch(() => null) : null;
    if (made && mtimeMs - made.mtimeMs >= ABANDONED_MS) await rm(path, { recursive: true, force: true });
  }
}

/** Arguments that decode the beginning of a film: FFmpeg lists the pictures, or the packets of the sound, in LIST. */
function decodeArgs(source: string, kind: 'video' | 'audio'): string[] {
  // V is no picture that goes with a sound.
  const track = kind === 'video' ? '0:V:0' : '0:a:0';
  const beginning = ['-map', track, '-t', String(DECODED_SECONDS)];
  return ['-loglevel', 'error', ...lookArgs(source), ...beginning, '-f', 'framemd5', LIST];
}
