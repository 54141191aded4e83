import 'server-only';
import type { Ctx } from '@/lib/server/ctx';
import { AppError } from '@/lib/server/errors';
import { mimeOf, type Unplayed, unplayedOf } from '@/lib/shared/recordings/playable';
import { readRecording } from './read';
import { findRecording, insertRecording } from './repo';

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
const NOTHING = { mime: undefined, seconds: null, width: null, height: null };

/**
 * Looks at a stored film or sound.
 * @param kind by its first bytes
 */
export async function lookAt(key: string, size: number, kind: Recording['kind']): Promise<Recording> {
  const read = await readRecording(key, size);
  if (read === 'damaged') return { kind, ...NOTHING, problem: PROBLEMS.tracks };
  if (!read) return { kind, ...NOTHING, problem: PROBLEMS.container };
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

/** Whether browsers can play a file as it came. */
export async function isPlayable(ctx: Ctx, fileId: string): Promise<boolean> {
  return !(await findRecording(ctx.db, fileId))?.problem;
}

/**
 * How long a file plays that somebody is to see or hear in the browser, in seconds; null where nobody has looked, or it
 * does not say so.
 * @param isConverted it will be converted: only a damaged one is refused
 * @throws AppError `invalid` for one that browsers cannot play
 */
export async function playedSeconds(ctx: Ctx, fileId: string, isConverted: boolean): Promise<number | null> {
  const recording = await findRecording(ctx.db, fileId);
  const { problem } = recording ?? {};
  if (problem && (!isConverted || problem === PROBLEMS.tracks))
    throw new AppError('invalid', { fields: { fileId: problem } });
  return recording?.seconds ?? null;
}
