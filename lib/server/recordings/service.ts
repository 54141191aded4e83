import 'server-only';
import type { Ctx } from '@/lib/server/ctx';
import { AppError } from '@/lib/server/errors';
import { mimeOf, type Read, type Unplayed, unplayedOf } from '@/lib/shared/recordings/playable';
import { isDecoded } from './decode';
import { readRecording } from './read';
import { countSounds, findRecording, insertRecording } from './repo';

/** What is kept of a film or sound beside its file. */
export interface Recording {
  kind: 'video' | 'audio';
  /** the media type under which browsers play it; undefined if they do not */
  mime: string | undefined;
  /** whole seconds; null where it does not say so */
  seconds: number | null;
  width: number | null;
  height: number | null;
  /** why browsers cannot play it, as a key of the messages */
  problem: string | null;
}

const LONGEST_SECONDS = 86_400;
const LARGEST_SIDE = 16_384;
const PROBLEMS: Record<Unplayed, string> = {
  container: 'kinds-courses:wrong.recordingContainer',
  tracks: 'kinds-courses:wrong.recordingUnreadable',
  video: 'kinds-courses:wrong.recordingVideo',
  audio: 'kinds-courses:wrong.recordingSound',
};
const WRONG_KIND = 'kinds-courses:wrong.lessonFile';
const NOTHING = { mime: undefined, seconds: null, width: null, height: null };

/**
 * Finds out whether a stored file is a film or sound, and how long it plays. Where FFmpeg is set, it must be able to
 * decode the file as well: our own reader only finds that the data is there.
 * @param kind by its first bytes, or by its name
 */
export async function lookAt(key: string, size: number, kind: Recording['kind']): Promise<Recording> {
  const damaged = { kind, ...NOTHING, problem: PROBLEMS.tracks };
  const read = await readRecording(key, size);
  if (read === 'damaged') return damaged;
  const found = read ? presentRead(read) : { kind, ...NOTHING, problem: PROBLEMS.container };
  const isPlayed = found.problem !== PROBLEMS.tracks && (await isDecoded(key, found.kind));
  return isPlayed ? found : damaged;
}

function presentRead(read: Read): Recording {
  const unplayed = unplayedOf(read);
  const problem = unplayed && PROBLEMS[unplayed];
  return {
    kind: read.video ? 'video' : 'audio',
    mime: problem ? undefined : mimeOf(read),
    seconds: wholeUpTo(LONGEST_SECONDS, read.seconds),
    width: wholeUpTo(LARGEST_SIDE, read.width),
    height: wholeUpTo(LARGEST_SIDE, read.height),
    problem,
  };
}

/** A file may say anything of itself: what no real one has is not believed. */
function wholeUpTo(most: number, said: number | null): number | null {
  const whole = said === null ? 0 : Math.max(1, Math.round(said));
  return whole > 0 && whole <= most ? whole : null;
}

/** Keeps what was found of a file. */
export async function keepRecording(ctx: Ctx, fileId: string, recording: Recording): Promise<void> {
  const { mime: _, ...kept } = recording;
  await insertRecording(ctx.db, { file_id: fileId, ...kept });
}

/** Returns whether browsers can play a file as it came. */
export async function isPlayable(ctx: Ctx, fileId: string): Promise<boolean> {
  return (await findRecording(ctx.db, fileId))?.problem === null;
}

/** Returns whether each of these files is a sound that browsers can play. */
export async function areSounds(ctx: Ctx, fileIds: readonly string[]): Promise<boolean> {
  const ids = new Set(fileIds);
  return ids.size === 0 || (await countSounds(ctx.db, [...ids])) === ids.size;
}

/**
 * Returns how long a file plays that somebody is to see or hear in the browser, in seconds; null where it does not say
 * so.
 * @param isConverted it will be converted: only a damaged one is refused
 * @throws AppError `invalid` for one that browsers cannot play, or that is of another kind
 */
export async function playedSeconds(
  ctx: Ctx,
  fileId: string,
  { kind, isConverted }: { kind: Recording['kind']; isConverted: boolean },
): Promise<number | null> {
  const recording = await findRecording(ctx.db, fileId);
  if (recording?.kind !== kind) throw new AppError('invalid', { fields: { fileId: WRONG_KIND } });
  const { problem, seconds } = recording;
  if (problem && (!isConverted || problem === PROBLEMS.tracks))
    throw new AppError('invalid', { fields: { fileId: problem } });
  return seconds;
}
