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
  exists(key: string): Promise<boolean>;
  /** Deletes a stored file; where there is none, nothing happens. */
  remove(key: string): Promise<void>;
}
