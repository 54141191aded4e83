'use client';

import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useMessage } from '@/components/forms/use-message';
import { TitledCard } from '@/components/ui/titled-card';
import type { Chapters } from '@/lib/contract/kinds/course-facts';
import { readChapters, writeChapters } from '@/lib/shared/chapters';
import { useCourseWords } from '../use-course-words';
import { useEditing } from './editor-context';

type ChaptersFieldProps = { lessonId: string; chapters: Chapters };

/** The chapters of an episode, a line each. They are saved when their creator leaves the field. */
export function ChaptersField({ lessonId, chapters }: ChaptersFieldProps) {
  const { t } = useCourseWords('kinds-courses');
  const { acts } = useEditing();
  const message = useMessage();
  const [text, setText] = useState(() => writeChapters(chapters));
  const [problem, setProblem] = useState<string | null>(null);
  const save = () => {
    const read = readChapters(text);
    const isInOrder = read?.every(({ at }, index) => index === 0 || at > (read[index - 1]?.at ?? 0));
    if (!read) return setProblem('kinds-courses:wrong.chapterLine');
    if (!isInOrder) return setProblem('kinds-courses:wrong.chaptersOrder');
    setProblem(null);
    if (writeChapters(read) !== writeChapters(chapters)) void acts.changeLesson(lessonId, { chapters: read });
  };
  return (
    <TitledCard title={t('chapters.title')} hint={t('chapters.hint')}>
      <TextField
        fullWidth
        multiline
        minRows={3}
        maxRows={12}
        label={t('chapters.title')}
        placeholder={'00:00 \n02:30 '}
        value={text}
        error={problem !== null}
        helperText={problem && message(problem)}
        onChange={(event) => setText(event.target.value)}
        onBlur={save}
        slotProps={{ htmlInput: { dir: 'auto' } }}
      />
    </TitledCard>
  );
}
