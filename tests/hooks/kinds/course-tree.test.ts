import { describe, expect, it } from 'vitest';
import {
  changedLesson,
  lessonsOf,
  movedLesson,
  placedLesson,
  placeOf,
  sectionStep,
  stepOf,
  withoutLesson,
} from '@/hooks/kinds/courses/course-tree';
import type { MadeCourse } from '@/lib/contract/kinds/courses';
import { sampleCourse } from '@/tests/setup/sample-course';

const course = sampleCourse([2, 0, 2]);
const ids = lessonsOf(course).map(({ _id }) => _id) as [string, string, string, string];
const sections = course.sections.map(({ _id }) => _id) as [string, string, string];
const shape = ({ sections }: MadeCourse) =>
  sections.map(({ lessons }) => lessons.map(({ _id }) => ids.indexOf(_id) + 1));

describe('a step of a lesson', () => {
  it('does not exist for the first one up, or for the last one down', () => {
    expect(stepOf(course, ids[0], 'up')).toBeNull();
    expect(stepOf(course, ids[3], 'down')).toBeNull();
    expect(stepOf(course, 'no such lesson', 'up')).toBeNull();
  });

  it.each([
    ['within its section', ids[1], 'up', [[2, 1], [], [3, 4]]],
    ['within its section', ids[0], 'down', [[2, 1], [], [3, 4]]],
    ['into the empty section above', ids[2], 'up', [[1, 2], [3], [4]]],
    ['into the empty section below', ids[1], 'down', [[1], [2], [3, 4]]],
  ] as const)('goes %s (%s, %s)', (_, id, way, result) => {
    const place = stepOf(course, id, way);
    expect(place && shape(movedLesson(id, place)(course))).toEqual(result);
  });
});

it('a section at an end has no step, and others come before the next but one', () => {
  expect(sectionStep(course, sections[0], 'up')).toBeUndefined();
  expect(sectionStep(course, sections[2], 'down')).toBeUndefined();
  expect(sectionStep(course, sections[0], 'down')).toBe(sections[2]);
  expect(sectionStep(course, sections[1], 'down')).toBeNull();
});

it('a lesson that was taken out and put back stands where it stood', () => {
  const place = placeOf(course, ids[0]);
  const lesson = lessonsOf(course)[0];
  if (!place || !lesson) throw new Error('the course has this lesson');
  expect(placedLesson(lesson, place)(withoutLesson(ids[0])(course))).toEqual(course);
});

it('a lesson that changes leaves all others the same objects', () => {
  const after = changedLesson(ids[0], { title: 'آخر' })(course);
  expect(after.sections[0]?.lessons[0]?.title).toBe('آخر');
  expect(after.sections[0]?.lessons[1]).toBe(course.sections[0]?.lessons[1]);
  expect(after.sections[2]).toBe(course.sections[2]);
});
