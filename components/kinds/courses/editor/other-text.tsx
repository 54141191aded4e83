'use client';

import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { LessonText } from '@/components/lesson-text/lesson-text';
import { useLoadLesson } from '@/hooks/kinds/courses/use-made-lesson';
import { useErrorText } from '@/hooks/use-error-text';
import type { MadeLessonView } from '@/lib/contract/kinds/courses';
import { useCourseWords } from '../use-course-words';
import { useEditing } from './editor-context';
import styles from './lesson-pane.module.css';

type OtherTextProps = {
  lessonId: string;
  /** Saves over it; left out where the author has typed nothing that could be lost. @param newest its version */
  onKeep?: (newest: number) => void;
  onTake: (view: MadeLessonView) => void;
};

/** The text was saved in another tab or device since: the author looks at it, and chooses one of the two. */
export function OtherText({ lessonId, onKeep, onTake }: OtherTextProps) {
  const { t } = useCourseWords('kinds-courses');
  const { courseId } = useEditing();
  const load = useLoadLesson(courseId, lessonId);
  const errorText = useErrorText();
  const [other, setOther] = useState<MadeLessonView | null>(null);
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const withNewest = async (then: (view: MadeLessonView) => void) => {
    setBusy(true);
    setProblem('');
    await load()
      .then(then)
      .catch((error: unknown) => setProblem(errorText(error)));
    setBusy(false);
  };
  return (
    <Alert severity="warning" role="alert">
      <p className="type-body2">{onKeep ? t('text.conflict') : t('text.newer')}</p>
      {other ? (
        <section className={styles.other} aria-label={t('text.other')}>
          {other.text.content.length > 0 ? (
            <LessonText doc={other.text} images={new Map()} />
          ) : (
            t('text.otherEmpty')
          )}
        </section>
      ) : null}
      {problem ? <p className="type-body2">{problem}</p> : null}
      <div className={styles.choices}>
        {onKeep ? (
          <Button
            size="small"
            loading={isBusy}
            onClick={() => void withNewest(({ textVersion }) => onKeep(textVersion))}
          >
            {t('text.keepMine')}
          </Button>
        ) : null}
        {other || !onKeep ? (
          <Button size="small" variant="outlined" loading={isBusy} onClick={() => void withNewest(onTake)}>
            {onKeep ? t('text.takeOther') : t('text.showNewer')}
          </Button>
        ) : (
          <Button size="small" variant="outlined" loading={isBusy} onClick={() => void withNewest(setOther)}>
            {t('text.showOther')}
          </Button>
        )}
      </div>
    </Alert>
  );
}
