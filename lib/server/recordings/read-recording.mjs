// A process of its own for films and sounds that members send: a hostile one may keep its reader busy for ever, or make
// it take memory without end. Bytes are asked for over the channel to the parent, which has them from the storage.
import { CustomSource, Input, UnsupportedInputFormatError } from 'mediabunny';
import { FORMATS, readTracks } from '../../shared/recordings/tracks.mjs';
import { isCutWave, realLength } from './real-length.mjs';

/** In bytes: before the sound come its title and its author. */
const WAVE_HEAD = 65_536;

/** @type {Map<number, (bytes: Uint8Array) => void>} */
const waiting = new Map();
let asked = 0;

process.on(
  'message',
  (/** @type {{ size?: number, id: number, bytes: Uint8Array }} */ { size, id, bytes }) => {
    if (size !== undefined) return void tell(size);
    waiting.get(id)?.(bytes);
    waiting.delete(id);
  },
);
process.on('disconnect', () => process.exit(1));

/** @param {number} size of the file in bytes */
async function tell(size) {
  const recording = await read(size).catch((error) => {
    if (error instanceof UnsupportedInputFormatError) return null;
    throw error;
  });
  process.send?.({ recording }, () => process.exit(0));
}

/** @param {number} size @throws {Error} for a damaged file */
async function read(size) {
  const input = new Input({ formats: FORMATS, source: new CustomSource({ getSize: () => size, read: ask }) });
  const tracks = await readTracks(input);
  if (!tracks.video && !tracks.audio) return tracks;
  if (tracks.container === 'WAVE' && isCutWave(await ask(0, Math.min(size, WAVE_HEAD)), size))
    throw new Error('cut off');
  return { ...tracks, seconds: await realLength(input, tracks, size) };
}

/**
 * @param {number} start
 * @param {number} end
 * @returns {Promise<Uint8Array>}
 */
function ask(start, end) {
  return new Promise((resolve) => {
    waiting.set(++asked, resolve);
    process.send?.({ id: asked, start, end });
  });
}
