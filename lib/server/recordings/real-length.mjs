// How long a film or sound really plays: files may claim anything in their headers, and may be cut off.
import { EncodedPacketSink } from 'mediabunny';

/** Sounds that are packets from their beginning to their end: only reading all of them finds the last one. */
const READ_WHOLE = ['MP3', 'FLAC', 'ADTS'];
const MOST_READ_WHOLE = 64 * 1024 ** 2;
/** Fewer bits a second are no music and no speech. */
const LEAST_BITS = 500;
/** Browsers play no sound with fewer samples a second. */
const LEAST_SAMPLES = 3_000;
/** A header may round, or count what a player leaves out. */
const claimsMore = (/** @type {number} */ claimed, /** @type {number} */ real) =>
  claimed > real * 1.1 && claimed > real + 2;

/**
 * @param {import('mediabunny').Input} input
 * @param {{ container: string, seconds: number | null }} read what it says about itself
 * @param {number} size of the file in bytes
 * @returns {Promise<number | null>} seconds; null where only its header could tell, and does not
 * @throws {Error} where a track has nothing to play, or less than its header says
 */
export async function realLength(input, { container, seconds }, size) {
  const audio = await input.getPrimaryAudioTrack();
  if (audio && (await audio.getSampleRate()) < LEAST_SAMPLES) throw new Error('too few samples');
  if (seconds !== null && (size * 8) / seconds < LEAST_BITS) throw new Error('too few bytes for its length');
  if (READ_WHOLE.includes(container) && size > MOST_READ_WHOLE) return seconds;
  let end = 0;
  for (const track of [await input.getPrimaryVideoTrack(), audio]) {
    if (track) end = Math.max(end, await endOf(track));
  }
  if (seconds !== null && claimsMore(seconds, end)) throw new Error('shorter than it says');
  return end;
}

/** @param {import('mediabunny').InputTrack} track */
async function endOf(track) {
  const last = await new EncodedPacketSink(track).getPacket(Number.POSITIVE_INFINITY);
  const end = last ? last.timestamp + last.duration : 0;
  if (!last || last.data.byteLength === 0 || end <= 0) throw new Error('a track without an end');
  return end;
}

/**
 * Returns whether a WAVE file ends before the sound that its header announces.
 * @param {Uint8Array} head its first bytes
 * @param {number} size of the file in bytes
 */
export function isCutWave(head, size) {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  for (let at = 12; at + 8 <= head.byteLength; ) {
    const length = view.getUint32(at + 4, true);
    // A recorder that writes while it records does not know the length.
    if (view.getUint32(at) === DATA) return length !== UNKNOWN && at + 8 + length > size + 1;
    at += 8 + length + (length % 2);
  }
  return false;
}
const DATA = 0x64617461;
const UNKNOWN = 0xffffffff;
