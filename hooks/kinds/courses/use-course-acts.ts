'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call } from '@/lib/client/call';
import * as endpoints from '@/lib/client/endpoints.gen';
import type { Input } from '@/lib/contract/endpoint';
import type { MadeCourse, MadeLesson, MadeSection } from '@/lib/contract/kinds/courses';
import { queryKey } from '@/lib/contract/query-key';
import * as tree from './course-tree';
import { useCourseLine } from './use-course-line';

export type LessonChange = NonNullable<Input<typeof endpoints.updateLesson>['body']>;
export type NewLesson = NonNullable<Input<typeof endpoints.createLesson>['body']>;

/**
 * What the creator of a course can do with its outline. What is known without the server is shown at once; all is sent
 * in order.
 * @param onRefused says why an act was refused
 */
export function useCourseActs(courseId: string, onRefused: (error: unknown) => void) {
  const client = useQueryClient();
  const write = useCourseLine(courseId, onRefused);
  return useMemo(() => {
    const params = { id: courseId };
    const course = () =>
      client.getQueryData<MadeCourse>(queryKey(endpoints.getCourse, { params })) as MadeCourse;
    const lesson = (lessonId: string) => ({ ...params, lessonId });
    const section = (sectionId: string) => ({ ...params, sectionId });

    return {
      course,

      addSection: (title: string) =>
        write({
          send: () => call(endpoints.createSection, { params, body: { title } }),
          settle: (made: MadeSection) => tree.placedSection(made, null),
        }),

      renameSection: (id: string, title: string) =>
        write({
          change: tree.changedSection(id, { title }),
          send: () => call(endpoints.updateSection, { params: section(id), body: { title } }),
        }),

      moveSection: (id: string, beforeId: string | null) =>
        write({
          change: (all) => {
            const moved = all.sections.find(({ _id }) => _id === id);
            return moved ? tree.placedSection(moved, beforeId)(all) : all;
          },
          send: () => call(endpoints.updateSection, { params: section(id), body: { beforeId } }),
        }),

      removeSection: (id: string) =>
        write({
          change: tree.withoutSection(id),
          send: () => call(endpoints.deleteSection, { params: section(id) }),
        }),

      restoreSection: (removed: MadeSection, beforeId: string | null) =>
        write({
          change: tree.placedSection(removed, beforeId),
          send: () => call(endpoints.restoreSection, { params: section(removed._id) }),
        }),

      copySection: (id: string) =>
        write({
          send: () => call(endpoints.copySection, { params: section(id) }),
          settle: (made: MadeSection) => (all) => tree.placedSection(made, tree.sectionAfter(all, id))(all),
        }),

      addLesson: (body: NewLesson) =>
        write({
          send: () => call(endpoints.createLesson, { params, body }),
          // A course without a section gets its first one with its first lesson.
          settle: (made: MadeLesson) => (all) => {
            const place = { sectionId: made.sectionId, beforeId: body.beforeId ?? null };
            const home: MadeSection = { _id: made.sectionId, title: '', lessons: [] };
            const hasHome = all.sections.some(({ _id }) => _id === made.sectionId);
            return tree.placedLesson(made, place)(hasHome ? all : tree.placedSection(home, null)(all));
          },
        }),

      changeLesson: (id: string, body: LessonChange) =>
        write({
          change: tree.changedLesson(id, shownAtOnce(body)),
          send: () => call(endpoints.updateLesson, { params: lesson(id), body }),
          settle: ({ text: _text, textVersion: _version, files, sectionId: _section, ...made }) => {
            client.setQueryData(
              queryKey(endpoints.getMadeLesson, { params: lesson(id) }),
              (view: object | undefined) => view && { ...view, ...made, files },
            );
            return tree.changedLesson(id, made);
          },
        }),

      moveLesson: (id: string, place: tree.Place) =>
        write({
          change: tree.movedLesson(id, place),
          send: () => call(endpoints.moveLesson, { params: lesson(id), body: place }),
        }),

      copyLesson: (id: string) =>
        write({
          send: () => call(endpoints.copyLesson, { params: lesson(id) }),
          settle: (made: MadeLesson) => (all) =>
            tree.placedLesson(
              made,
              tree.placeOf(all, id) ?? { sectionId: made.sectionId, beforeId: null },
            )(all),
        }),

      removeLesson: (id: string) =>
        write({
          change: tree.withoutLesson(id),
          send: () => call(endpoints.deleteLesson, { params: lesson(id) }),
        }),

      restoreLesson: (removed: MadeLesson, place: tree.Place) =>
        write({
          change: tree.placedLesson(removed, place),
          send: () => call(endpoints.restoreLesson, { params: lesson(removed._id) }),
        }),
    };
  }, [client, courseId, write]);
}

export type CourseActs = ReturnType<typeof useCourseActs>;

/** Changes that are shown before the server answers. */
function shownAtOnce({ title, type, seconds, isRequired, isPreview, isShown, opens }: LessonChange) {
  const all = { title, type, seconds, isRequired, isPreview, isShown, opens };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
}
