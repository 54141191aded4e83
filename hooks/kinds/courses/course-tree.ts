import type { MadeCourse, MadeLesson, MadeSection } from '@/lib/contract/kinds/courses';

// Changes of an outline, made in the browser before the server has answered. What does not change stays the same
// object, so that its row is not drawn again.

export type CourseChange = (course: MadeCourse) => MadeCourse;

/** A place for a lesson: before another one, or at the end of a section. */
export interface Place {
  sectionId: string;
  beforeId: string | null;
}

export const lessonsOf = ({ sections }: MadeCourse): MadeLesson[] =>
  sections.flatMap(({ lessons }) => lessons);

export const findLesson = (course: MadeCourse, id: string): MadeLesson | undefined =>
  lessonsOf(course).find(({ _id }) => _id === id);

/** Where a lesson stands now; null where the course has no such lesson. */
export function placeOf(course: MadeCourse, lessonId: string): Place | null {
  for (const { _id: sectionId, lessons } of course.sections) {
    const index = lessons.findIndex(({ _id }) => _id === lessonId);
    if (index >= 0) return { sectionId, beforeId: lessons[index + 1]?._id ?? null };
  }
  return null;
}

/** The section that a section stands before; null for the last. */
export function sectionAfter({ sections }: MadeCourse, sectionId: string): string | null {
  return sections[sections.findIndex(({ _id }) => _id === sectionId) + 1]?._id ?? null;
}

/**
 * One step up or down in the whole course: from the first place of a section to the end of the section above it.
 * @returns null where the lesson is the first or the last of all
 */
export function stepOf({ sections }: MadeCourse, lessonId: string, way: 'up' | 'down'): Place | null {
  const at = sections.findIndex(({ lessons }) => lessons.some(({ _id }) => _id === lessonId));
  const section = sections[at];
  if (!section) return null;
  const index = section.lessons.findIndex(({ _id }) => _id === lessonId);
  if (way === 'up') {
    const before = section.lessons[index - 1];
    if (before) return { sectionId: section._id, beforeId: before._id };
    const above = sections[at - 1];
    return above ? { sectionId: above._id, beforeId: null } : null;
  }
  if (index < section.lessons.length - 1) {
    return { sectionId: section._id, beforeId: section.lessons[index + 2]?._id ?? null };
  }
  const below = sections[at + 1];
  return below ? { sectionId: below._id, beforeId: below.lessons[0]?._id ?? null } : null;
}

/** The section before which a section would stand one step up or down; undefined where there is none. */
export function sectionStep({ sections }: MadeCourse, id: string, way: 'up' | 'down') {
  const at = sections.findIndex(({ _id }) => _id === id);
  if (way === 'up') return sections[at - 1]?._id;
  return at < sections.length - 1 ? (sections[at + 2]?._id ?? null) : undefined;
}

const inSections =
  (change: (section: MadeSection) => MadeSection): CourseChange =>
  (course) => ({ ...course, sections: course.sections.map(change) });

export const changedSection = (id: string, part: Partial<MadeSection>): CourseChange =>
  inSections((section) => (section._id === id ? { ...section, ...part } : section));

export const changedLesson = (id: string, part: Partial<MadeLesson>): CourseChange =>
  inSections((section) =>
    section.lessons.some(({ _id }) => _id === id)
      ? {
          ...section,
          lessons: section.lessons.map((lesson) => (lesson._id === id ? { ...lesson, ...part } : lesson)),
        }
      : section,
  );

export const withoutLesson = (id: string): CourseChange =>
  inSections((section) =>
    section.lessons.some(({ _id }) => _id === id)
      ? { ...section, lessons: section.lessons.filter(({ _id }) => _id !== id) }
      : section,
  );

/** Puts a lesson there, and takes it away from where it stood. */
export const placedLesson =
  (lesson: MadeLesson, { sectionId, beforeId }: Place): CourseChange =>
  (course) =>
    inSections((section) =>
      section._id === sectionId
        ? { ...section, lessons: putBefore(section.lessons, { ...lesson, sectionId }, beforeId) }
        : section,
    )(withoutLesson(lesson._id)(course));

export const movedLesson =
  (id: string, place: Place): CourseChange =>
  (course) => {
    const lesson = findLesson(course, id);
    return lesson ? placedLesson(lesson, place)(course) : course;
  };

export const withoutSection =
  (id: string): CourseChange =>
  (course) => ({ ...course, sections: course.sections.filter(({ _id }) => _id !== id) });

/** Puts a section before another one, or at the end, and takes it away from where it stood. */
export const placedSection =
  (section: MadeSection, beforeId: string | null): CourseChange =>
  (course) => {
    const others = course.sections.filter(({ _id }) => _id !== section._id);
    return { ...course, sections: putBefore(others, section, beforeId) };
  };

function putBefore<T extends { _id: string }>(list: readonly T[], one: T, beforeId: string | null): T[] {
  const at = list.findIndex(({ _id }) => _id === beforeId);
  return at < 0 ? [...list, one] : list.toSpliced(at, 0, one);
}
