import { toLatinDigits } from './arabic';

interface Chapter {
  /** in seconds */
  at: number;
  title: string;
}

const LINE = /^\s*\(?(?:(\d{1,2}):)?(\d{1,3}):(\d{2})\)?[\s\-–—.:،]*(\S.*)$/u;

/**
 * Chapters as their creator types them: one a line, its time first («02:30 الحكاية»), in any digits. Empty lines are
 * left out.
 * @returns null where a line has no time or no title
 */
export function readChapters(text: string): Chapter[] | null {
  const chapters: Chapter[] = [];
  for (const line of text.split('\n').filter((each) => each.trim() !== '')) {
    const time = /^[\s(]*[\d٠-٩۰-۹:]+/u.exec(line)?.[0] ?? '';
    const match = LINE.exec(toLatinDigits(time) + line.slice(time.length));
    if (!match) return null;
    const [, hours = '0', minutes = '0', seconds = '0', title = ''] = match;
    if (Number(seconds) > 59) return null;
    chapters.push({
      at: Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds),
      title: title.trim(),
    });
  }
  return chapters;
}

/** Chapters as lines, for their creator to change. */
export function writeChapters(chapters: readonly Chapter[]): string {
  return chapters.map(({ at, title }) => `${chapterTime(at)} ${title}`).join('\n');
}

/** `02:30`, from an hour on `1:02:30`, in Latin digits. @param at in seconds */
export function chapterTime(at: number): string {
  const two = (part: number) => String(part).padStart(2, '0');
  const [hours, minutes, seconds] = [Math.floor(at / 3600), Math.floor(at / 60) % 60, at % 60];
  return `${hours > 0 ? `${hours}:` : ''}${two(minutes)}:${two(seconds)}`;
}

/** The chapter that is heard at a second; null before the first one. */
export function chapterAt<C extends Chapter>(chapters: readonly C[], second: number): C | null {
  return chapters.findLast(({ at }) => at <= second) ?? null;
}
