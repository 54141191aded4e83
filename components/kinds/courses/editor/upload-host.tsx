'use client';

import { useEffect, useRef, useState } from 'react';
import { fileProblem } from '@/components/files/file-rules';
import { useRoomCheck } from '@/components/files/use-room-check';
import { useFileUploads } from '@/hooks/files/use-file-uploads';
import { findLesson } from '@/hooks/kinds/courses/course-tree';
import { recordingLength } from '@/lib/client/recording-length';
import { lookAtRecording } from '@/lib/client/recordings/look-at';
import { storePoster } from '@/lib/client/recordings/poster';
import type { MadeCourse } from '@/lib/contract/kinds/courses';
import { isSeries } from '@/lib/contract/kinds/types';
import type { LessonType } from '../lesson-icons';
import { useEditing } from './editor-context';
import { useRows } from './row-store';

export interface UploadJob {
  /** another file for the same lesson is another job */
  key: string;
  lessonId: string;
  file: File;
}

type UploadHostProps = { jobs: readonly UploadJob[]; onEnd: (job: UploadJob) => void };

/** More at once would make each of them slower, and the first lesson would be ready last. */
const AT_ONCE = 2;

const none = () => {};

/** Sends the files of lessons, two at a time. It stays while other lessons are opened; the rows show how far it is. */
export function UploadHost({ jobs, onEnd }: UploadHostProps) {
  const { rows } = useEditing();
  // Those that failed wait for their creator, and the others need not wait for them.
  const failed = useRows(rows, ({ uploads }) =>
    [...uploads].flatMap(([id, { problem }]) => (problem ? id : [])).join(' '),
  );
  // What has begun goes on, even if one that failed is tried again before it.
  const [begun, setBegun] = useState<ReadonlySet<string>>(new Set());
  const isGoing = ({ key, lessonId }: UploadJob) => begun.has(key) && !failed.includes(lessonId);
  const waiting = jobs.filter(({ key }) => !begun.has(key));
  const next = waiting.slice(0, Math.max(0, AT_ONCE - jobs.filter(isGoing).length));
  if (next.length > 0) setBegun(new Set([...begun, ...next.map(({ key }) => key)]));
  useEffect(() => {
    for (const job of waiting) {
      if (rows.get().uploads.has(job.lessonId)) continue;
      const { name, size } = job.file;
      const still = {
        name,
        size,
        share: 0,
        isWaiting: true,
        problem: null,
        unplayable: null,
        isConverted: false,
      };
      rows.setUpload(job.lessonId, { ...still, retry: none, convert: none, cancel: () => onEnd(job) });
    }
  });
  return jobs
    .filter(({ key }) => begun.has(key))
    .map((job) => <OneUpload key={job.key} job={job} onEnd={() => onEnd(job)} />);
}

type OneUploadProps = { job: UploadJob; onEnd: () => void };

function OneUpload({ job: { lessonId, file }, onEnd }: OneUploadProps) {
  const { acts, rows } = useEditing();
  const noRoom = useRoomCheck();
  const { uploads, start, cancel, retry, convert } = useFileUploads({
    check: (file) => {
      if (!fits(file, findLesson(acts.course(), lessonId)?.type))
        return isSeries(acts.course().type)
          ? 'kinds-courses:wrong.episodeSound'
          : 'kinds-courses:wrong.lessonFile';
      return fileProblem(file) ?? noRoom(file);
    },
    look: (file) => (isLookedAt(acts.course(), lessonId) ? lookAtRecording(file) : Promise.resolve(null)),
    onStored: async ({ _id: fileId }, file) => {
      const isFilm = findLesson(acts.course(), lessonId)?.type === 'video';
      const [seconds, posterId] = await Promise.all([
        recordingLength(file),
        isFilm ? storePoster(file) : null,
      ]);
      await acts.changeLesson(lessonId, {
        fileId,
        ...(seconds === null ? {} : { seconds }),
        ...(posterId === null ? {} : { posterId }),
      });
      onEnd();
    },
  });
  const hasBegun = useRef(false);
  useEffect(() => {
    if (!hasBegun.current) start([file]);
    hasBegun.current = true;
  });
  const [upload] = uploads;
  useEffect(() => {
    if (!upload) return;
    const { file, progress, problem, unplayable } = upload;
    rows.setUpload(lessonId, {
      name: file.name,
      size: file.size,
      share: progress.share,
      isWaiting: progress.phase === 'waiting',
      isConverted: progress.phase === 'converting',
      problem,
      unplayable,
      retry: () => retry(upload),
      convert: () => convert(upload),
      cancel: () => {
        cancel(upload.key);
        onEnd();
      },
    });
  });
  return null;
}

/** What the server converts is sent as it is. */
const isLookedAt = (course: MadeCourse, lessonId: string) => {
  const type = findLesson(course, lessonId)?.type;
  return type === 'audio' || (type === 'video' && !course.convertsFilms);
};

/** Whether a file may be the recording of a lesson. Where the browser does not know its type, the server decides. */
const fits = (file: File, type: LessonType | undefined) =>
  file.type === '' || (type !== 'video' && type !== 'audio') || file.type.startsWith(`${type}/`);
