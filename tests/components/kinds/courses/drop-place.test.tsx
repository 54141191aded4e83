import { describe, expect, it } from 'vitest';
import {
  lessonPlace,
  sectionPlace,
  takesLesson,
  takesSection,
  thumbTarget,
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

describe('where a row comes that a thumb holds', () => {
  // القسم 1, الدرس 1, الدرس 2, القسم 2, الدرس 3
  const ids = [first, lessons[0], lessons[1], second, lessons[2]];
  const target = (id: string, row: number) => thumbTarget(course, ids, id, row)?.target ?? null;

  it('stays where it is over itself', () => {
    expect(target(lessons[0], 1.2)).toBeNull();
    expect(target(first, 2.5)).toBeNull();
  });

  it('a lesson goes on a section, or to the nearer edge of a lesson', () => {
    expect(target(lessons[0], 3.1)).toEqual({ key: second, dropPosition: 'on' });
    expect(target(lessons[0], 4.2)).toEqual({ key: lessons[2], dropPosition: 'before' });
    expect(target(lessons[0], 4.8)).toEqual({ key: lessons[2], dropPosition: 'after' });
  });

  it('a section goes before or after another one with all its lessons', () => {
    expect(thumbTarget(course, ids, second, 0.4)).toEqual({
      target: { key: first, dropPosition: 'before' },
      from: 0,
      to: 0,
    });
    expect(thumbTarget(course, ids, first, 4.6)).toEqual({
      target: { key: second, dropPosition: 'after' },
      from: 5,
      to: 5,
    });
  });

  it('above the first row and under the last one it is at the ends', () => {
    expect(target(lessons[2], -3)).toEqual({ key: first, dropPosition: 'on' });
    expect(target(lessons[0], 40)).toEqual({ key: lessons[2], dropPosition: 'after' });
  });
});
