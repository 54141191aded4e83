'use client';

import { useMemo, useState } from 'react';
import { v4 as uuid } from 'uuid';
import { useMessage } from '@/components/forms/use-message';
import { lessonsOf, type Place, placeOf, sectionAfter } from '@/hooks/kinds/courses/course-tree';
import { useCourseActs } from '@/hooks/kinds/courses/use-course-acts';
import { useErrorText } from '@/hooks/use-error-text';
import { useToast } from '@/hooks/use-toast';
import { toApiError } from '@/lib/client/api-error';
import { isSeries } from '@/lib/contract/kinds/types';
import { paths } from '@/lib/shared/paths';
import type { LessonType } from '../lesson-icons';
import { useCourseWords } from '../use-course-words';
import type { CourseEditing } from './editor-context';
import { inNaturalOrder, lessonTypeOf, mayBeSound, titleOf } from './lesson-files';
import { makeRowStore } from './row-store';
import type { UploadJob } from './upload-host';

/** All that can be done on the page of a course, and the files that are on their way. */
export function useEditingActs(courseId: string, openId: string | null) {
  const { t } = useCourseWords('kinds-courses');
  const toast = useToast();
  const errorText = useErrorText();
  const message = useMessage();
  const [rows] = useState(() => makeRowStore(openId));
  const [jobs, setJobs] = useState<readonly UploadJob[]>([]);
  const acts = useCourseActs(courseId, (error) => {
    const [field] = Object.values(toApiError(error).fields);
    toast(message(field) ?? errorText(error));
  });

  const editing = useMemo<CourseEditing>(() => {
    const open = (lessonId: string | null) => {
      const { openId } = rows.get();
      if (openId === lessonId) return;
      // Where none is open any more, the way leads back to the row of the one that was.
      const id = lessonId ?? openId;
      rows.set({ openId: lessonId, sought: id === null ? null : { id } });
      window.history.pushState(null, '', paths.productCourse(courseId, lessonId ?? undefined));
    };
    const rename = (id: string | null) =>
      rows.set(id === null ? { renamingId: null } : { renamingId: id, sought: { id } });
    const sendFile = (lessonId: string, file: File) =>
      setJobs((all) => [...all.filter((job) => job.lessonId !== lessonId), { key: uuid(), lessonId, file }]);

    const dropJobs = (lost: ReadonlySet<string>) => {
      for (const lessonId of lost) rows.setUpload(lessonId, null);
      setJobs((all) => all.filter((job) => !lost.has(job.lessonId)));
    };

    const addLesson = async (type: LessonType, sectionId?: string) => {
      const made = await acts.addLesson({ type, title: t(`newLesson.${type}`), sectionId });
      if (!made) return;
      open(made._id);
      rename(made._id);
    };
    const addSection = async () => {
      const made = await acts.addSection(t('newSection'));
      if (made) rename(made._id);
    };
    const addFiles = async (files: readonly File[], place?: Place) => {
      const inSeries = isSeries(acts.course().type);
      const taken = inSeries ? files.filter(mayBeSound) : files;
      if (taken.length < files.length) toast(t('wrong.episodeSound'));
      for (const file of inNaturalOrder(taken)) {
        const type = inSeries ? 'audio' : lessonTypeOf(file);
        const title = titleOf(file.name) || t(`newLesson.${type}`);
        const made = await acts.addLesson({ type, title, ...place });
        // What is said to one, such as «500 lessons at most», is true of the others.
        if (!made) return;
        sendFile(made._id, file);
      }
    };

    const copySection = async (sectionId: string) => {
      const made = await acts.copySection(sectionId);
      if (!made) return;
      toast(t('copied.section', { count: made.lessons.length, title: made.title || t('section') }), {
        label: t('undo'),
        onClick: () => void acts.removeSection(made._id),
      });
    };

    const removeLesson = async (lessonId: string) => {
      const course = acts.course();
      const all = lessonsOf(course);
      const at = all.findIndex(({ _id }) => _id === lessonId);
      const [lesson, place] = [all[at], placeOf(course, lessonId)];
      if (!lesson || !place) return;
      const wasOpen = rows.get().openId === lessonId;
      if (wasOpen) open((all[at + 1] ?? all[at - 1])?._id ?? null);
      dropJobs(new Set([lessonId]));
      const done = await acts.removeLesson(lessonId);
      if (done) {
        toast(t('removed.lesson', { title: lesson.title }), {
          label: t('undo'),
          onClick: () => void acts.restoreLesson(lesson, place),
        });
      } else if (wasOpen) open(lessonId);
    };
    const removeSection = async (sectionId: string) => {
      const course = acts.course();
      const section = course.sections.find(({ _id }) => _id === sectionId);
      if (!section) return;
      const beforeId = sectionAfter(course, sectionId);
      const lost = new Set(section.lessons.map(({ _id }) => _id));
      if (lost.has(rows.get().openId ?? '')) open(null);
      dropJobs(lost);
      if (!(await acts.removeSection(sectionId))) return;
      toast(t('removed.section', { count: section.lessons.length, title: section.title || t('section') }), {
        label: t('undo'),
        onClick: () => void acts.restoreSection(section, beforeId),
      });
    };

    return {
      courseId,
      acts,
      rows,
      open,
      rename,
      sendFile,
      addLesson: (type, sectionId) => void addLesson(type, sectionId),
      addSection: () => void addSection(),
      addFiles: (files, place) => void addFiles(files, place),
      copySection: (id) => void copySection(id),
      removeLesson: (id) => void removeLesson(id),
      removeSection: (id) => void removeSection(id),
    };
  }, [courseId, acts, rows, t, toast]);

  const endJob = (ended: UploadJob) => {
    rows.setUpload(ended.lessonId, null);
    setJobs((all) => all.filter((job) => job !== ended));
  };
  return { editing, jobs, endJob };
}
