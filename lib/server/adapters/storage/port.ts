import 'server-only';
import type { Readable } from 'node:stream';

/** What was stored. */
export interface Stored {
  /** bytes */
  size: number;
  /** hex */
  sha256: string;
}

/**
 * Where files are stored. Keys are ours, never a member's file name: letters, digits, dots, dashes and single slashes.
 */
export interface Storage {
  /**
   * Stores a stream under a key; nobody sees it before it is whole, and once this returns it survives a crash.
   * @throws AppError `too_large` beyond `maxBytes`, `unavailable` without room; then nothing is left over
   */
  put(key: string, content: Readable, maxBytes: number): Promise<Stored>;
  /**
   * Opens a stored file, or the bytes `start` to `end` (both included) of it.
   * @throws AppError `not_found`
   */
  read(key: string, range?: { start: number; end: number }): Promise<Readable>;
  /**
   * Takes the next bytes of a file that arrives in pieces: nobody can read it before `complete`, and what this counts
   * survives a crash. Bytes of an earlier try after `offset` are dropped; what arrived of a stream that breaks off is
   * kept.
   * @param offset how much of the file is there
   * @returns how many bytes were added
   * @throws AppError `not_found` if less than `offset` is there, `disk_full`; then nothing is added
   */
  receive(key: string, offset: number, content: Readable): Promise<number>;
  /**
   * Makes a file of its pieces. May be called again.
   * @throws AppError `not_found`
   */
  complete(key: string): Promise<void>;
  exists(key: string): Promise<boolean>;
  /** Deletes a stored file, or its pieces; where there is none, nothing happens. */
  remove(key: string): Promise<void>;
}
