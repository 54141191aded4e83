/** The largest file with questions, in bytes: room for 300 long questions. */
export const MOST_BYTES = 4_000_000;

/**
 * The text of a file as spreadsheets save it: UTF-8, UTF-16 with its mark, or the code page that an Arabic Windows has.
 */
export function textOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1256').decode(bytes);
  }
}
