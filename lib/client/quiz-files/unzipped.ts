import { strFromU8, Unzip, UnzipInflate } from 'fflate';

/** The largest unzipped workbook, in bytes: several times the size of 300 long questions. */
const MOST_BYTES = 16_000_000;
/** A piece of a file unzips to a thousand times as much at most. */
const PIECE = 4096;

/**
 * The texts of a workbook by their names; null where they are larger than those of a table. It is unzipped piece by
 * piece, since a file may be wrong about its own size.
 * @throws where it is broken
 */
export function unzippedTexts(bytes: Uint8Array): Map<string, string> | null {
  const parts = new Map<string, Uint8Array[]>();
  let size = 0;
  const unzip = new Unzip((part) => {
    // Pictures and the like are never read.
    if (!/\.xml(?:\.rels)?$/.test(part.name)) return;
    const pieces: Uint8Array[] = [];
    parts.set(part.name, pieces);
    part.ondata = (error, piece) => {
      if (error) throw error;
      size += piece.length;
      pieces.push(piece);
    };
    part.start();
  });
  unzip.register(UnzipInflate);
  for (let at = 0; at < bytes.length; at += PIECE) {
    unzip.push(bytes.subarray(at, at + PIECE), at + PIECE >= bytes.length);
    if (size > MOST_BYTES) return null;
  }
  return new Map([...parts].map(([name, pieces]) => [name, textOf(pieces)]));
}

function textOf(pieces: readonly Uint8Array[]): string {
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return strFromU8(whole);
}
