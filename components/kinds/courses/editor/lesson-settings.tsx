'use client';

import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { type ReactNode, use, useId } from 'react';
import { TitledCard } from '@/components/ui/titled-card';
import type { LessonChange } from '@/hooks/kinds/courses/use-course-acts';
import type { MadeLesson } from '@/lib/contract/kinds/courses';
import { SeriesContext, useCourseWords } from '../use-course-words';
import { useEditing } from './editor-context';
import { LengthField } from './length-field';
import styles from './lesson-pane.module.css';
import { OpensField } from './opens-field';

type LessonSettingsProps = { lesson: MadeLesson; isPublished: boolean };

/** How a lesson is given: whether it is shown, counts, is free, and when it opens. */
export function LessonSettings({ lesson, isPublished }: LessonSettingsProps) {
  const { t } = useCourseWords('kinds-courses');
  const { acts } = useEditing();
  const isSeries = use(SeriesContext);
  const change = (part: LessonChange) => void acts.changeLesson(lesson._id, part);
  // Somebody may have bought it: it can be taken out of the course, and stays with them.
  const isFixed = isPublished && lesson.isShown;
  return (
    <TitledCard title={t('settings.title')}>
      <div className="grid gap-4">
        <Setting
          label={t('settings.shown')}
          hint={isFixed ? t('settings.shownFixed') : t('settings.shownHint')}
          isOn={lesson.isShown}
          isOff={isFixed || (isPublished && !lesson.isReady)}
          onChange={(isShown) => change({ isShown })}
        />
        {lesson.type === 'quiz' ? null : (
          <Setting
            label={t('settings.preview')}
            hint={t('settings.previewHint')}
            isOn={lesson.isPreview}
            onChange={(isPreview) => change({ isPreview })}
          />
        )}
        {isSeries ? null : (
          <Setting
            label={t('settings.required')}
            hint={t('settings.requiredHint')}
            isOn={lesson.isRequired}
            onChange={(isRequired) => change({ isRequired })}
          />
        )}
        <OpensField opens={lesson.opens} onChange={(opens) => change({ opens })} />
        {lesson.type === 'file' ? (
          <LengthField seconds={lesson.seconds} onChange={(seconds) => change({ seconds })} />
        ) : null}
      </div>
    </TitledCard>
  );
}

type SettingProps = {
  label: string;
  hint: ReactNode;
  isOn: boolean;
  isOff?: boolean;
  onChange: (isOn: boolean) => void;
};

function Setting({ label, hint, isOn, isOff = false, onChange }: SettingProps) {
  const hintId = useId();
  return (
    <div className={styles.setting}>
      <FormControlLabel
        label={label}
        disabled={isOff}
        control={
          <Switch
            checked={isOn}
            onChange={(event) => onChange(event.target.checked)}
            slotProps={{ input: { 'aria-describedby': hintId } }}
          />
        }
      />
      <p id={hintId} className={styles.hint}>
        {hint}
      </p>
    </div>
  );
}
