'use client';

import Button from '@mui/material/Button';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { Skeleton } from '@/components/ui/skeleton';
import { lessonKey, readKeptText } from '@/hooks/kinds/courses/kept-text';
import type { MadeLessonView } from '@/lib/contract/kinds/courses';
import type { LessonType } from '../lesson-icons';
import { useCourseWords } from '../use-course-words';
import { useEditing } from './editor-context';

const WrittenText = dynamic(() => import('./written-text').then((module) => module.WrittenText), {
  ssr: false,
  loading: () => <Skeleton shape="block" height={300} />,
});

type LessonWritingProps = { view: MadeLessonView; type: LessonType };

/** The text of a lesson. Below a video, a sound or a file, it is there when somebody wants it. */
export function LessonWriting({ view, type }: LessonWritingProps) {
  const { t } = useCourseWords('kinds-courses');
  const { courseId } = useEditing();
  // The text that was opened; a newer one of another tab takes its place.
  const [opened, setOpened] = useState(view);
  const [isAsked, setAsked] = useState(
    () =>
      type === 'text' || view.text.content.length > 0 || readKeptText(lessonKey(courseId, view._id)) !== null,
  );
  const [round, setRound] = useState(0);
  if (!isAsked && type !== 'text') {
    return (
      <div>
        <Button variant="text" startIcon={<Icon name="plus" size={20} />} onClick={() => setAsked(true)}>
          {t('text.add')}
        </Button>
      </div>
    );
  }
  return (
    <WrittenText
      key={round}
      view={opened}
      label={type === 'text' ? t('text.label') : t('text.below')}
      onOther={(newer) => {
        setOpened(newer);
        setRound(round + 1);
      }}
    />
  );
}
