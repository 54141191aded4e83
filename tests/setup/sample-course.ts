import type { MadeCourse, MadeLesson, MadeLessonView } from '@/lib/contract/kinds/courses';

const idOf = (kind: string, number: number) =>
  `01900000-0000-7000-8000-0000000${kind}${String(number).padStart(4, '0')}`;

export const COURSE = idOf('c', 1);

/** A lesson as its creator sees it. @param number makes its id */
export function sampleLesson(number: number, change: Partial<MadeLesson> = {}): MadeLesson {
  return {
    _id: idOf('b', number),
    sectionId: idOf('a', 1),
    title: `الدرس ${number}`,
    type: 'video',
    seconds: 90,
    isRequired: true,
    isPreview: false,
    file: null,
    poster: null,
    opens: { afterDays: null, on: null },
    isShown: true,
    isReady: true,
    unplayable: null,
    updatedAt: '2026-11-24T10:00:00.000Z',
    ...change,
  };
}

/** A course with as many sections as there are numbers, each with so many lessons, counted through. */
export function sampleCourse(counts: readonly number[], change: Partial<MadeCourse> = {}): MadeCourse {
  let number = 0;
  return {
    _id: COURSE,
    title: 'مدخل إلى الخط',
    type: 'full_course',
    isPublished: false,
    convertsFilms: false,
    sections: counts.map((count, at) => {
      const _id = idOf('a', at + 1);
      const lessons = Array.from({ length: count }, () => sampleLesson(++number, { sectionId: _id }));
      return { _id, title: `القسم ${at + 1}`, lessons };
    }),
    ...change,
  };
}

/** The same lesson with its text, as the editor opens it. */
export function sampleView(lesson: MadeLesson, words = ''): MadeLessonView {
  const content = words
    ? [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text: words }] }]
    : [];
  return { ...lesson, text: { type: 'doc', content }, textVersion: 1, files: [], chapters: [] };
}
