// What films and sounds say about themselves: read by the server, in a process of its own, and by browsers before a
// file is sent. It is JavaScript, as that process runs it without a build.
import { ADTS, FLAC, MATROSKA, MP3, MP4, OGG, QTFF, WAVE, WEBM } from 'mediabunny';

export const FORMATS = [MP4, QTFF, WEBM, MATROSKA, MP3, WAVE, OGG, FLAC, ADTS];

/** @param {import('mediabunny').Input} input */
export async function readTracks(input) {
  const { name: container } = await input.getFormat();
  const [video, audio] = [await input.getPrimaryVideoTrack(), await input.getPrimaryAudioTrack()];
  const seconds = await lengthOf(input);
  return {
    container,
    // A codec that is not known is called 'other'; null stands for no such track.
    video: video && ((await video.getCodec()) ?? 'other'),
    audio: audio && ((await audio.getCodec()) ?? 'other'),
    width: video && (await video.getDisplayWidth()),
    height: video && (await video.getDisplayHeight()),
    seconds: seconds !== null && Number.isFinite(seconds) && seconds > 0 ? seconds : null,
  };
}

/** What the file says about itself; else what its last part says. @param {import('mediabunny').Input} input */
async function lengthOf(input) {
  try {
    return (await input.getDurationFromMetadata()) ?? (await input.computeDuration());
  } catch {
    return null;
  }
}
