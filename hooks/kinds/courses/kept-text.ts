import { readDraft, writeDraft } from '@/lib/client/drafts';

/** Words that were typed and are not stored on the server yet. */
export interface KeptText<D> {
  /** the stored text that they change */
  version: number;
  doc: D;
}

const LESSON = 'lesson-text';

/** Where the words of a lesson are kept. Without a lesson: how the keys of a course begin. */
export const lessonKey = (courseId: string, lessonId = '') => `${LESSON}:${courseId}:${lessonId}`;

/** Keeps unsent words in this browser; null forgets them. A full or blocked storage loses only this safety. */
export function keepText<D>(key: string, kept: KeptText<D> | null): void {
  writeDraft(key, kept);
}

/** @returns words that were kept and never sent; null where there are none */
export function readKeptText<D>(key: string): KeptText<D> | null {
  const { version, doc } = (readDraft(key) ?? {}) as Partial<KeptText<D>>;
  return typeof version === 'number' && doc && typeof doc === 'object' ? { version, doc } : null;
}
