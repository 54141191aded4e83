import { call } from '@/lib/client/call';
import { putLessonText } from '@/lib/client/endpoints.gen';
import type { LessonDoc } from '@/lib/contract/kinds/lesson-text';
import { keepText, lessonKey, readKeptText } from './kept-text';

/**
 * Sends words of a course that were typed without a connection and never sent, of lessons that are not open. Words that
 * are refused stay where they are: who opens the lesson sees them.
 * @param openId the lesson that is open: it saves by itself
 */
export async function sendKept(courseId: string, openId: string | null): Promise<void> {
  for (const [key, lessonId] of keptOf(courseId)) {
    const kept = lessonId === openId ? null : readKeptText<LessonDoc>(key);
    if (!kept) continue;
    const params = { id: courseId, lessonId };
    await call(putLessonText, { params, body: { version: kept.version, text: kept.doc } }).then(
      () => keepText(key, null),
      () => {},
    );
  }
}

function keptOf(courseId: string): [key: string, lessonId: string][] {
  const begin = lessonKey(courseId);
  try {
    const keys = Object.keys(window.localStorage).filter((key) => key.startsWith(begin));
    return keys.map((key) => [key, key.slice(begin.length)]);
  } catch {
    return [];
  }
}
