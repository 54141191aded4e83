'use client';

import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FileInput } from '@/components/forms/file-input';
import { Icon } from '@/components/ui/icon';
import { useToast } from '@/hooks/use-toast';
import { saveFile } from '@/lib/client/download';
import type { WrongRow } from '@/lib/client/quiz-files/checked';
import { QUIZ_FILES, QUIZ_FORMATS, type QuizFormat } from '@/lib/client/quiz-files/formats';
import type { Question } from '@/lib/contract/kinds/quiz-questions';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { plainValues, type QuestionValues, questionOf } from './quiz-values';
import { WrongFile } from './wrong-file';

type QuestionFilesProps = {
  questions: () => readonly QuestionValues[];
  onRead: (questions: QuestionValues[]) => void;
};

/** Questions come from a file and go into one; what comes is saved with the quiz. */
export function QuestionFiles({ questions, onRead }: QuestionFilesProps) {
  const { t } = useTranslation('kinds-quizzes');
  const { locale } = useLocale();
  const toast = useToast();
  const input = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [wrong, setWrong] = useState<{ rows: readonly WrongRow[]; added: number }>({ rows: [], added: 0 });
  const [isTold, setTold] = useState(false);
  const close = () => setAnchor(null);

  const read = async (file: File) => {
    const { readQuestions } = await import('@/lib/client/quiz-files/read');
    const found = await readQuestions(file);
    const added = found.questions.length;
    setWrong({ rows: found.wrong, added });
    setTold(found.wrong.length > 0);
    if (added > 0) onRead(found.questions.map(plainValues));
    if (found.wrong.length === 0) toast(t('file.added', { count: added }));
  };
  const write = async (format: QuizFormat) => {
    close();
    // What a form has is checked when it is saved; a file may hold what is not ready.
    const all = questions().map(questionOf) as Question[];
    const { writeQuestions } = await import('@/lib/client/quiz-files/write');
    const { file, left } = await writeQuestions(all, format, locale);
    saveFile(file, `${t('file.name')}.${format}`);
    if (left > 0) toast(t('file.noOrder', { count: left }));
    else if (all.some(({ imageId, soundId }) => imageId ?? soundId)) toast(t('file.left'));
  };
  const hasNone = anchor !== null && questions().length === 0;

  return (
    <>
      <Button
        ref={opener}
        variant="text"
        startIcon={<Icon name="file" size={20} />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t('file.open')}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        <MenuItem
          onClick={() => {
            close();
            input.current?.click();
          }}
        >
          {t('file.read')}
        </MenuItem>
        {QUIZ_FORMATS.map((format) => (
          <MenuItem key={format} disabled={hasNone} onClick={() => void write(format)}>
            {t(`file.write.${format}`)}
          </MenuItem>
        ))}
      </Menu>
      <FileInput
        ref={input}
        accept={QUIZ_FILES}
        aria-label={t('file.read')}
        onChoose={([file]) => {
          if (file) void read(file);
        }}
      />
      <WrongFile
        {...wrong}
        open={isTold}
        onClose={() => {
          setTold(false);
          opener.current?.focus();
        }}
      />
    </>
  );
}
