import { decodeHTMLStrict } from 'entities';
import { CAPTIONS } from '@/lib/contract/limits';

/** The words between two seconds of a recording. Lines are separated by a line break. */
export interface Cue {
  from: number;
  to: number;
  text: string;
}

const LONGEST_RECORDING = 86_400;
const TIME = String.raw`(?:(\d{1,3}):)?(\d{1,2}):(\d{2})[.,](\d{1,3})`;
const TIMING = new RegExp(String.raw`^\s*${TIME}\s*-->\s*${TIME}(?:\s|$)`);

/**
 * The words of a file of captions. Old Arabic files are in windows-1256: what is not UTF-8 is read as that.
 * @param bytes the whole file
 */
export function decodeCaptions(bytes: Uint8Array): string {
  const isWide = bytes[0] === 0xff && bytes[1] === 0xfe;
  if (isWide) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1256').decode(bytes);
  }
}

/**
 * The cues of a file in WebVTT or SRT, by their beginnings. Cues without words, that end before they begin, or
 * that stand there twice are left out, and so are comments and styles.
 * @returns why the file is refused, as a key of messages, where it has no cues or is too long
 */
export function parseCaptions(
  file: string,
): Cue[] | 'kinds-courses:wrong.captionsNone' | 'kinds-courses:wrong.captionsTooLong' {
  if (file.length > CAPTIONS.mostLetters) return 'kinds-courses:wrong.captionsTooLong';
  const cues: Cue[] = [];
  const lines = file.replace(/^\uFEFF/, '').split(/\r\n?|\n/);
  for (const [at, line] of lines.entries()) {
    const times = TIMING.exec(line);
    if (!times) continue;
    const [from, to] = [seconds(times.slice(1, 5)), seconds(times.slice(5, 9))];
    const text = plain(wordsFrom(lines, at + 1));
    if (!text || to <= from || from > LONGEST_RECORDING) continue;
    if (text.length > CAPTIONS.longestCue) return 'kinds-courses:wrong.captionsTooLong';
    cues.push({ from, to: Math.min(to, LONGEST_RECORDING), text });
    if (cues.length > CAPTIONS.mostCues) return 'kinds-courses:wrong.captionsTooLong';
  }
  if (cues.length === 0) return 'kinds-courses:wrong.captionsNone';
  const isTwice = (cue: Cue, before?: Cue) => cue.from === before?.from && cue.text === before.text;
  return cues
    .sort((a, b) => a.from - b.from || a.to - b.to)
    .filter((cue, at, all) => !isTwice(cue, all[at - 1]));
}

function seconds([hours = '0', minutes = '0', whole = '0', parts = '0']: (string | undefined)[]): number {
  const sum =
    Number(hours) * 3600 + Number(minutes) * 60 + Number(whole) + Number(parts.padEnd(3, '0')) / 1000;
  return Math.round(sum * 1000) / 1000;
}

/**
 * The lines of a cue: up to an empty one, or to the next cue, whose number does not belong to its words. Empty lines
 * may come before its words.
 */
function wordsFrom(lines: readonly string[], first: number): string[] {
  let start = first;
  while (start < lines.length && start < first + MOST_EMPTY && !lines[start]?.trim()) start++;
  const isName = start > first && TIMING.test(lines[start + 1] ?? '');
  if (isName || BLOCK.test(lines[start] ?? '')) return [];
  let end = start;
  while (end < lines.length && lines[end]?.trim() && !TIMING.test(lines[end] ?? '')) end++;
  const isNextCue = end < lines.length && TIMING.test(lines[end] ?? '');
  if (isNextCue && end > start && /^\s*\d+\s*$/.test(lines[end - 1] ?? '')) end--;
  return lines.slice(start, end);
}

/** Empty lines that a cue may begin with. */
const MOST_EMPTY = 3;
/** Begins a block of WebVTT that is not a cue. */
const BLOCK = /^(?:NOTE|STYLE|REGION)(?:\s|$)/;
/** The tags of WebVTT and SRT. Everything else in angle brackets is said. */
const TAG = /<\/?(?:b|c|font|i|lang|ruby|rt|s|u|v)(?:[.\s][^<>]*)?>|<[\d:.]+>/gi;
/** Marks of direction that old players needed: we draw each line in the direction of its words. */
const MARKS = /[\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

function plain(lines: readonly string[]): string {
  return lines
    .map((line) =>
      decodeHTMLStrict(line.replace(TAG, '').replace(/\{\\[^{}]*\}/g, ''))
        .replace(MARKS, '')
        .replaceAll('\u00A0', ' ')
        .replace(/\p{Cc}/gu, ' ')
        .trim(),
    )
    .filter(Boolean)
    .join('\n');
}

const ESCAPED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** The file in WebVTT from which `parseCaptions` reads these cues again. */
export function writeCaptions(cues: readonly Cue[]): string {
  const parts = cues.map(({ from, to, text }) => {
    const words = text.replace(/[&<>]/g, (letter) => ESCAPED[letter] ?? letter).replace(/\n\s*\n/g, '\n');
    return `${timestamp(from)} --> ${timestamp(to)}\n${words}\n`;
  });
  return `WEBVTT\n\n${parts.join('\n')}`;
}

function timestamp(seconds: number): string {
  const whole = Math.floor(seconds);
  const two = (number: number) => String(number).padStart(2, '0');
  const parts = String(Math.round((seconds - whole) * 1000)).padStart(3, '0');
  return `${two(Math.floor(whole / 3600))}:${two(Math.floor((whole % 3600) / 60))}:${two(whole % 60)}.${parts}`;
}
