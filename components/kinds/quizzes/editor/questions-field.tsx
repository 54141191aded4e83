'use client';

import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FieldMessage } from '@/components/forms/field-message';
import { useMessage } from '@/components/forms/use-message';
import { useRows } from '@/components/forms/use-rows';
import { Icon } from '@/components/ui/icon';
import { QUESTION_TYPES } from '@/lib/contract/choices';
import { QUIZ } from '@/lib/contract/limits';
import { QuestionCard } from './question-card';
import { QuestionFiles } from './question-files';
import styles from './quiz.module.css';
import { newQuestion, type QuizValues } from './quiz-values';

/** The questions in order, one of them open. */
export function QuestionsField() {
  const { t } = useTranslation('kinds-quizzes');
  const { getValues } = useFormContext<QuizValues>();
  const { fields, append, insert, move, remove } = useRows<QuizValues, 'questions', 'key'>(
    'questions',
    'key',
  );
  const message = useMessage();
  const { errors } = useFormState<QuizValues>({ name: 'questions' });
  const wrong = errors.questions?.root?.message ?? errors.questions?.message;
  const [openKey, setOpenKey] = useState<string | null>(null);
  // The last one that was added opens by itself; its key is known only then.
  const [isAdding, setAdding] = useState(false);
  const last = fields.at(-1)?.key ?? null;
  if (isAdding && last !== openKey) {
    setAdding(false);
    setOpenKey(last);
  }
  return (
    <div className="stack gap-4">
      {wrong ? (
        <p role="alert" className="type-caption text-secondary">
          <FieldMessage error={message(wrong)} />
        </p>
      ) : null}
      {fields.length === 0 ? <p className="type-caption text-secondary">{t('questions.none')}</p> : null}
      <ol className={styles.list}>
        {fields.map(({ key }, at) => (
          <li key={key}>
            <QuestionCard
              at={at}
              isOpen={key === openKey}
              onOpen={(isOpen) => setOpenKey(isOpen ? key : null)}
              isLast={at === fields.length - 1}
              onMove={(by) => move(at, at + by)}
              onCopy={() => insert(at + 1, { ...getValues(`questions.${at}`), _id: null })}
              onRemove={() => remove(at)}
            />
          </li>
        ))}
      </ol>
      <div className={`cluster gap-2 ${styles.media}`}>
        <AddQuestion
          isOff={fields.length >= QUIZ.mostQuestions}
          onAdd={(type) => {
            append(newQuestion(type), { shouldFocus: false });
            setAdding(true);
          }}
        />
        <QuestionFiles
          questions={() => getValues('questions')}
          onRead={(questions) => append(questions, { shouldFocus: false })}
        />
      </div>
    </div>
  );
}

type AddQuestionProps = { isOff: boolean; onAdd: (type: (typeof QUESTION_TYPES)[number]) => void };

function AddQuestion({ isOff, onAdd }: AddQuestionProps) {
  const { t } = useTranslation('kinds-quizzes');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <div>
      <Button
        variant="outlined"
        startIcon={<Icon name="plus" size={20} />}
        disabled={isOff}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t('questions.add')}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {QUESTION_TYPES.map((type) => (
          <MenuItem
            key={type}
            onClick={() => {
              setAnchor(null);
              onAdd(type);
            }}
          >
            {t(`type.${type}`)}
          </MenuItem>
        ))}
      </Menu>
    </div>
  );
}
