import { describe, expect, it } from 'vitest';
import {
  lessonPlace,
  sectionPlace,
  takesLesson,
  takesSection,
} from '@/components/kinds/courses/editor/drop-place';
import { lessonsOf } from '@/hooks/kinds/courses/course-tree';
import { sampleCourse } from '@/tests/setup/sample-course';

const course = sampleCourse([2, 1]);
const [first, second] = course.sections.map(({ _id }) => _id) as [string, string];
const lessons = lessonsOf(course).map(({ _id }) => _id) as [string, string, string];

describe('where something may be let go', () => {
  it('a section goes between sections, neither on one nor among lessons', () => {
    expect(takesSection(course, { key: first, dropPosition: 'on' })).toBe(false);
    expect(takesSection(course, { key: lessons[0], dropPosition: 'before' })).toBe(false);
    expect(takesSection(course, { key: first, dropPosition: 'after' })).toBe(true);
  });

  it('a lesson goes on a section or between lessons, not on a lesson and not between sections', () => {
    expect(takesLesson(course, { key: lessons[0], dropPosition: 'on' })).toBe(false);
    expect(takesLesson(course, { key: first, dropPosition: 'after' })).toBe(false);
    expect(takesLesson(course, { key: second, dropPosition: 'on' })).toBe(true);
    expect(takesLesson(course, { key: lessons[0], dropPosition: 'before' })).toBe(true);
  });
});

describe('the place of what is let go', () => {
  it.each([
    ['on a section', { key: second, dropPosition: 'on' }, { sectionId: second, beforeId: null }],
    [
      'before a lesson',
      { key: lessons[1], dropPosition: 'before' },
      { sectionId: first, beforeId: lessons[1] },
    ],
    [
      'after a lesson',
      { key: lessons[0], dropPosition: 'after' },
      { sectionId: first, beforeId: lessons[1] },
    ],
    ['after the last one', { key: lessons[1], dropPosition: 'after' }, { sectionId: first, beforeId: null }],
  ] as const)('%s', (_, target, place) => {
    expect(lessonPlace(course, target)).toEqual(place);
  });

  it('a section that is let go after the last one comes to the end', () => {
    expect(sectionPlace(course, { key: second, dropPosition: 'after' })).toBeNull();
    expect(sectionPlace(course, { key: first, dropPosition: 'after' })).toBe(second);
  });
});
