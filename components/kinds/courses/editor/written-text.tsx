'use client';

import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import { useMessage } from '@/components/forms/use-message';
import { LessonEditor } from '@/components/lesson-text/lesson-editor';
import { useCoverUpload } from '@/hooks/files/use-cover-upload';
import { useLessonText } from '@/hooks/kinds/courses/use-lesson-text';
import { useOtherTabs } from '@/hooks/kinds/courses/use-other-tabs';
import { useErrorText } from '@/hooks/use-error-text';
import { useToast } from '@/hooks/use-toast';
import type { MadeLessonView } from '@/lib/contract/kinds/courses';
import { useCourseWords } from '../use-course-words';
import { useEditing } from './editor-context';
import { OtherText } from './other-text';
import { TextState } from './text-state';

type WrittenTextProps = {
  view: MadeLessonView;
  label: string;
  /** The author wants the text of another tab or device: it is opened in place of this one. */
  onOther: (view: MadeLessonView) => void;
};

/** The editor of a lesson's text. It saves by itself, and asks where the text was saved somewhere else. */
export function WrittenText({ view, label, onOther }: WrittenTextProps) {
  const { t } = useCourseWords('kinds-courses');
  const { courseId } = useEditing();
  const labelId = useId();
  const tabs = useOtherTabs(view._id);
  const text = useLessonText({ courseId, view, onSaved: tabs.tell });
  const storePicture = useStorePicture();
  const message = useMessage();
  // The editor must not begin again with another text.
  const [initial] = useState(text.initial);
  const { state } = text;
  const isOlder = tabs.saved !== null && tabs.saved > text.version;
  const takeOther = (newer: MadeLessonView) => {
    text.drop();
    onOther(newer);
  };
  return (
    <section aria-labelledby={labelId} className="stack gap-2">
      <header className="row cluster spread gap-2">
        <h3 id={labelId} className="type-label">
          {label}
        </h3>
        <TextState state={state} />
      </header>
      {state.is === 'conflict' ? (
        <OtherText lessonId={view._id} onKeep={text.overwrite} onTake={takeOther} />
      ) : null}
      {state.is === 'saved' && isOlder ? <OtherText lessonId={view._id} onTake={takeOther} /> : null}
      {state.is === 'refused' ? (
        <Alert
          severity="error"
          role="alert"
          action={
            <Button variant="text" color="inherit" onClick={text.save}>
              {t('text.again')}
            </Button>
          }
        >
          {message(state.problem) || t('text.refused')}
        </Alert>
      ) : null}
      {tabs.isElsewhere && !isOlder && state.is !== 'conflict' ? (
        <Alert severity="info">{t('text.elsewhere')}</Alert>
      ) : null}
      <LessonEditor initial={initial} label={label} onChange={text.change} storePicture={storePicture} />
    </section>
  );
}

function useStorePicture() {
  const toast = useToast();
  const errorText = useErrorText();
  const { upload } = useCoverUpload();
  return async (file: File): Promise<string | null> => {
    try {
      return (await upload(file, {}))._id;
    } catch (error) {
      toast(errorText(error));
      return null;
    }
  };
}
