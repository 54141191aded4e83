import { type Unplayed, unplayedOf } from '@/lib/shared/recordings/playable';

/** A film or sound that not all browsers play. */
export interface Unplayable {
  why: Exclude<Unplayed, 'tracks'>;
  /** the codec that they do not play, as people write it; null where it has no name */
  codec: string | null;
  /** this browser can make one of it that all play */
  isConvertible: boolean;
}

const RECORDING = /^(?:video|audio)\//;
/** Endings of recordings whose media type browsers may not know. */
const ENDINGS = /\.(?:mp4|m4v|mov|mkv|webm|avi|wmv|flv|mts|m2ts|mpe?g|3gp|hevc|wma|aiff?|amr|caf)$/i;
const NAMES: Partial<Record<string, string>> = {
  hevc: 'HEVC',
  prores: 'ProRes',
  ac3: 'AC-3',
  eac3: 'E-AC-3',
  vp8: 'VP8',
  vp9: 'VP9',
  av1: 'AV1',
  opus: 'Opus',
  vorbis: 'Vorbis',
};

/**
 * Reads what a chosen film or sound says about itself, before a byte of it is sent.
 * @returns null for one that browsers play, for other files, and where it cannot be told: the server judges
 */
export async function lookAtRecording(file: File): Promise<Unplayable | null> {
  if (!RECORDING.test(file.type) && !ENDINGS.test(file.name)) return null;
  const [{ BlobSource, Input, UnsupportedInputFormatError }, { FORMATS, readTracks }] = await Promise.all([
    import('mediabunny'),
    import('@/lib/shared/recordings/tracks.mjs'),
  ]);
  const input = new Input({ formats: FORMATS, source: new BlobSource(file) });
  try {
    const read = await readTracks(input);
    const why = unplayedOf(read);
    if (!why || why === 'tracks') return null;
    const codec = why === 'container' ? null : (NAMES[read[why] ?? ''] ?? null);
    const { canConvert } = await import('./convert');
    return { why, codec, isConvertible: await canConvert(file) };
  } catch (error) {
    if (!(error instanceof UnsupportedInputFormatError)) return null;
    return { why: 'container', codec: null, isConvertible: false };
  } finally {
    input.dispose();
  }
}
