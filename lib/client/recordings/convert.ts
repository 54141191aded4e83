import {
  BlobSource,
  BufferTarget,
  Conversion,
  getFirstEncodableAudioCodec,
  getFirstEncodableVideoCodec,
  Input,
  Mp4OutputFormat,
  Output,
  StreamTarget,
  type VideoCodec,
  WebMOutputFormat,
} from 'mediabunny';
import { FORMATS } from '@/lib/shared/recordings/tracks.mjs';
import { makeRoomyFile } from './roomy-file';

/** More is not held in memory. */
const MOST_IN_MEMORY = 300 * 1024 ** 2;
/** Films in these are copied into a WebM, which browsers play. */
const IN_WEBM = new Set<VideoCodec>(['vp8', 'vp9', 'av1']);

/** How far a conversion is. */
interface Converting {
  /** @param share 0 to 1 */
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/** Returns whether this browser can make of a recording one that all browsers play. */
export async function canConvert(file: File): Promise<boolean> {
  const { conversion, input } = await prepare(file, new BufferTarget());
  const { isValid, discardedTracks } = conversion;
  // Subtitles and a phone's notes about the place are no loss.
  const isWhole = discardedTracks.every(({ track, reason }) => {
    return (track.type !== 'video' && track.type !== 'audio') || reason === 'max_track_count_of_type_reached';
  });
  await conversion.cancel();
  input.dispose();
  return isValid && isWhole;
}

/**
 * Makes of a recording one that all browsers play: MP4 with H.264 and AAC, else WebM. What is right already is copied.
 * @returns the new file, and what deletes it once it is not needed
 */
export async function convert(
  file: File,
  { onProgress, signal }: Converting,
): Promise<{ file: File; drop: () => void }> {
  const roomy = file.size > MOST_IN_MEMORY ? await makeRoomyFile() : null;
  const memory = new BufferTarget();
  const { conversion, input, format } = await prepare(
    file,
    roomy ? new StreamTarget(roomy.writable) : memory,
  );
  const stop = () => void conversion.cancel();
  signal.addEventListener('abort', stop, { once: true });
  conversion.onProgress = onProgress;
  try {
    await conversion.execute();
    const bytes = roomy ? await roomy.read() : new Blob([memory.buffer ?? new ArrayBuffer()]);
    const name = file.name.replace(/\.[^.]*$/, '') + format.fileExtension;
    // Its time is its own: two runs make other bytes, and an upload of the first must not go on with the second.
    return { file: new File([bytes], name, { type: format.mimeType }), drop: () => roomy?.drop() };
  } catch (error) {
    roomy?.drop();
    throw error;
  } finally {
    signal.removeEventListener('abort', stop);
    input.dispose();
  }
}

async function prepare(file: File, target: BufferTarget | StreamTarget) {
  const input = new Input({ formats: FORMATS, source: new BlobSource(file) });
  const film = await input.getPrimaryVideoTrack();
  const codec = film && (await film.getCodec());
  const isWebM = codec ? IN_WEBM.has(codec) || !(await getFirstEncodableVideoCodec(['avc'])) : false;
  const video = isWebM ? (codec && IN_WEBM.has(codec) ? codec : 'vp9') : 'avc';
  const audio = isWebM ? 'opus' : ((await getFirstEncodableAudioCodec(['aac'])) ?? 'opus');
  const format = isWebM ? new WebMOutputFormat() : new Mp4OutputFormat();
  const conversion = await Conversion.init({
    input,
    output: new Output({ format, target }),
    tracks: 'primary',
    video: { codec: video },
    audio: { codec: audio },
    showWarnings: false,
  });
  return { conversion, input, format };
}
