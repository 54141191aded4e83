import { expect, it } from 'vitest';
import {
  addedAt,
  cuesOf,
  joined,
  linesOf,
  problemOf,
  readTime,
  splitAt,
  timeText,
} from '@/components/kinds/courses/editor/cue-edits';

const CUES = [
  { from: 0, to: 2, text: 'أهلًا بكم.' },
  { from: 4, to: 8, text: 'نبدأ من اليمين.' },
];
const keyOf = (lines: { key: string }[], at: number) => lines[at]?.key ?? '';

it.each(['', 'now', '1:2:3:4', '-5', '1:xx'])('%j is no time', (typed) => {
  expect(readTime(typed)).toBeNull();
});

it.each([
  ['1:02.5', 62.5],
  ['١:٠٢٫٥', 62.5],
  ['7', 7],
  ['1:00:00', 3600],
  ['99:59:59', 86_400],
])('%s is read as %d seconds', (typed, seconds) => {
  expect(readTime(typed)).toBe(seconds);
});

it('a time is written as it is read', () => {
  for (const seconds of [0, 4.25, 59.99, 62.5, 3661.5]) expect(readTime(timeText(seconds))).toBe(seconds);
});

it('a new line comes in its place by time, and ends where the next one begins', () => {
  const { lines, key } = addedAt(linesOf(CUES), 2.5);
  expect(lines.findIndex((line) => line.key === key)).toBe(1);
  expect(lines[1]).toMatchObject({ from: 2.5, to: 4, text: '' });
});

it('a line is split where the caret is, and joined again', () => {
  const lines = linesOf(CUES);
  const split = splitAt(lines, keyOf(lines, 1), 4);
  expect(cuesOf(split).map(({ text }) => text)).toEqual(['أهلًا بكم.', 'نبدأ', 'من اليمين.']);
  expect(split[1]?.to).toBe(split[2]?.from);
  expect(joined(split, keyOf(split, 1))[1]).toMatchObject({ from: 4, to: 8, text: 'نبدأ\nمن اليمين.' });
});

it('a caret at the end, and the last line, change nothing', () => {
  const lines = linesOf(CUES);
  expect(splitAt(lines, keyOf(lines, 0), 99)).toEqual(lines);
  expect(joined(lines, keyOf(lines, 1))).toEqual(lines);
});

it('a line that ends before it begins is wrong, and one without words is left out', () => {
  expect(problemOf({ from: 5, to: 5, text: 'كلام' })).toBe('cues.endsBefore');
  expect(cuesOf(linesOf([...CUES, { from: 9, to: 10, text: '  ' }]))).toEqual(CUES);
});
