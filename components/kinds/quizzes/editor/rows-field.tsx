'use client';

import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FieldMessage } from '@/components/forms/field-message';
import { useMessage } from '@/components/forms/use-message';
import { useRows } from '@/components/forms/use-rows';
import { Icon } from '@/components/ui/icon';
import { QUIZ } from '@/lib/contract/limits';
import styles from './quiz.module.css';

type RowsFieldProps = {
  name: string;
  label: string;
  hint: string;
  /** the value of a row that is added */
  empty: object;
  addLabel: string;
  least?: number;
  most?: number;
  /** @param row the path of the row's value, @param number from 1 */
  row: (row: string, number: number) => ReactNode;
};

/** Rows of a question's answers: options, what is accepted, items, pairs. */
export function RowsField(props: RowsFieldProps) {
  const { name, label, hint, empty, addLabel, least = 2, most = QUIZ.mostOptions, row } = props;
  const { t } = useTranslation('kinds-quizzes');
  const message = useMessage();
  const { fields, append, remove } = useRows(name);
  const { errors } = useFormState({ name });
  const problem = problemOf(errors, name);
  return (
    <fieldset className={styles.rows}>
      <legend className={styles.label}>{label}</legend>
      <p className="type-caption text-secondary">{hint}</p>
      {fields.map(({ id }, at) => (
        <div key={id} className={styles.row}>
          {row(`${name}.${at}`, at + 1)}
          <IconButton
            aria-label={t('answer.remove', { number: at + 1 })}
            disabled={fields.length <= least}
            onClick={() => remove(at)}
          >
            <Icon name="trash" size={20} />
          </IconButton>
        </div>
      ))}
      {problem ? (
        <p role="alert" className="type-caption text-secondary">
          <FieldMessage error={message(problem)} />
        </p>
      ) : null}
      <div>
        <Button
          variant="text"
          size="small"
          startIcon={<Icon name="plus" size={18} />}
          disabled={fields.length >= most}
          onClick={() => append(empty)}
        >
          {addLabel}
        </Button>
      </div>
    </fieldset>
  );
}

/** What is wrong with the rows as a whole. */
function problemOf(errors: object, name: string): string | undefined {
  const found = name
    .split('.')
    .reduce<unknown>((at, part) => (at as Record<string, unknown>)?.[part], errors);
  const { message, root } = (found ?? {}) as { message?: string; root?: { message?: string } };
  return message ?? root?.message;
}
