import { v4 as uuid } from 'uuid';
import { CAPTIONS } from '@/lib/contract/limits';
import { toLatinDigits } from '@/lib/shared/arabic';
import type { Cue } from '@/lib/shared/captions';

/** A line of captions while it is edited. */
export interface Line extends Cue {
  key: string;
}

/** A new line lasts so long, in seconds. */
const NEW_LENGTH = 3;
const LATEST = 86_400;

const lineOf = (cue: Cue): Line => ({ ...cue, key: uuid() });
export const linesOf = (cues: readonly Cue[]): Line[] => cues.map(lineOf);

/** The lines as they are saved: in the order of their time, those without words left out. */
export const cuesOf = (lines: readonly Line[]): Cue[] =>
  lines
    .filter(({ text }) => text.trim() !== '')
    .map(({ from, to, text }) => ({ from, to, text: text.trim() }))
    .sort((one, other) => one.from - other.from || one.to - other.to);

const round = (seconds: number) => Math.round(Math.min(LATEST, Math.max(0, seconds)) * 100) / 100;

/** Adds a line that begins at a second, in its place by time. @returns the lines, and the key of the new one */
export function addedAt(lines: readonly Line[], seconds: number): { lines: Line[]; key: string } {
  const from = round(seconds);
  const next = lines.findIndex((line) => line.from > from);
  const at = next < 0 ? lines.length : next;
  const end = Math.min(from + NEW_LENGTH, lines[at]?.from ?? LATEST);
  const made = lineOf({ from, to: round(Math.max(end, from + 0.5)), text: '' });
  return { lines: lines.toSpliced(at, 0, made), key: made.key };
}

export const changed = (lines: readonly Line[], key: string, part: Partial<Cue>): Line[] =>
  lines.map((line) =>
    line.key === key
      ? {
          ...line,
          ...part,
          ...(part.from === undefined ? {} : { from: round(part.from) }),
          ...(part.to === undefined ? {} : { to: round(part.to) }),
        }
      : line,
  );

export const without = (lines: readonly Line[], key: string): Line[] =>
  lines.filter((line) => line.key !== key);

/** Splits a line where the caret is; its time is shared by the length of both parts. */
export function splitAt(lines: readonly Line[], key: string, caret: number): Line[] {
  return lines.flatMap((line) => {
    const [first, second] = [line.text.slice(0, caret).trim(), line.text.slice(caret).trim()];
    if (line.key !== key || !first || !second) return line;
    const middle = round(line.from + ((line.to - line.from) * first.length) / (first.length + second.length));
    return [{ ...line, to: middle, text: first }, lineOf({ from: middle, to: line.to, text: second })];
  });
}

/** Joins a line with the one after it. */
export function joined(lines: readonly Line[], key: string): Line[] {
  const at = lines.findIndex((line) => line.key === key);
  const [one, next] = [lines[at], lines[at + 1]];
  if (!one || !next) return [...lines];
  const both = { ...one, to: Math.max(one.to, next.to), text: `${one.text}\n${next.text}`.trim() };
  return lines.toSpliced(at, 2, both);
}

/** What is wrong with a line, as a key of messages; null if nothing is. */
export function problemOf({ from, to, text }: Cue) {
  if (text.trim() && to <= from) return 'cues.endsBefore';
  return text.length > CAPTIONS.longestCue ? 'cues.tooLong' : null;
}

/** Seconds as they are typed: `1:02.5`, from an hour on `1:00:02.5`. */
export function timeText(seconds: number): string {
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  const rest = (Math.round((seconds % 60) * 100) / 100).toFixed(2).padStart(5, '0');
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`;
}

/** Reads a typed time, in Arabic digits too; null for what is not a time. */
export function readTime(typed: string): number | null {
  const words = toLatinDigits(typed).trim().replace(/[,٫]/g, '.');
  const match = /^(?:(?:(\d{1,2}):)?(\d{1,3}):)?(\d{1,5}(?:\.\d{1,3})?)$/.exec(words);
  if (!match) return null;
  const [hours = 0, minutes = 0, seconds = 0] = match.slice(1).map((part) => Number(part ?? 0));
  return round(hours * 3600 + minutes * 60 + seconds);
}
