// A process of its own for films and sounds that members send: a hostile one may keep its reader busy for ever, or make
// it take memory without end. Bytes are asked for over the channel to the parent, which has them from the storage.
import { CustomSource, Input, UnsupportedInputFormatError } from 'mediabunny';
import { FORMATS, readTracks } from '../../shared/recordings/tracks.mjs';

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

/** @param {number} size */
const read = (size) =>
  readTracks(new Input({ formats: FORMATS, source: new CustomSource({ getSize: () => size, read: ask }) }));

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
