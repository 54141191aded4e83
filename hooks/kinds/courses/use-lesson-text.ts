'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { call } from '@/lib/client/call';
import { getCourse, putLessonText } from '@/lib/client/endpoints.gen';
import type { MadeCourse, MadeLessonView } from '@/lib/contract/kinds/courses';
import type { LessonDoc } from '@/lib/contract/kinds/lesson-text';
import { queryKey } from '@/lib/contract/query-key';
import { autoSave, type SaveState } from './auto-save';
import { changedLesson } from './course-tree';
import { lessonKey, readKeptText } from './kept-text';
import { closeText } from './use-made-lesson';

interface Options {
  courseId: string;
  view: MadeLessonView;
  onSaved: (version: number) => void;
}

/**
 * The text of a lesson while it is written: it begins with what is stored, or with words of this browser that were
 * never sent, and saves by itself. One call for each opening: `view` is only read at the beginning.
 */
export function useLessonText({ courseId, view, onSaved }: Options) {
  const client = useQueryClient();
  const lessonId = view._id;
  const key = lessonKey(courseId, lessonId);
  const [start] = useState(() => readKeptText<LessonDoc>(key));
  const [state, setState] = useState<SaveState>({ is: 'saved' });
  const [version, setVersion] = useState(start?.version ?? view.textVersion);
  const saver = useRef<ReturnType<typeof autoSave<LessonDoc>> | null>(null);
  const saved = useRef(onSaved);
  useEffect(() => {
    saved.current = onSaved;
  });

  useEffect(() => {
    const own = autoSave<LessonDoc>({
      key,
      version: start?.version ?? view.textVersion,
      onState: setState,
      send: async (version, text) => {
        const params = { id: courseId, lessonId };
        const answer = await call(putLessonText, { params, body: { version, text } });
        const { isReady, updatedAt } = answer;
        client.setQueryData<MadeCourse>(
          queryKey(getCourse, { params: { id: courseId } }),
          (course) => course && changedLesson(lessonId, { isReady, updatedAt })(course),
        );
        setVersion(answer.version);
        saved.current(answer.version);
        return answer.version;
      },
    });
    saver.current = own;
    if (start) own.change(start.doc);
    const save = () => void own.save();
    const onHidden = () => document.visibilityState === 'hidden' && save();
    window.addEventListener('online', save);
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      window.removeEventListener('online', save);
      document.removeEventListener('visibilitychange', onHidden);
      closeText(lessonId, own.end());
    };
  }, [client, courseId, key, lessonId, start, view.textVersion]);

  return {
    initial: start?.doc ?? view.text,
    state,
    /** of the text that this page knows to be stored */
    version,
    change: (doc: LessonDoc) => saver.current?.change(doc),
    save: () => void saver.current?.save(),
    overwrite: (newest: number) => void saver.current?.overwrite(newest),
    drop: () => saver.current?.drop(),
  };
}
