'use client';

import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Switch from '@mui/material/Switch';
import { useId } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FieldMessage } from '@/components/forms/field-message';
import { TextField } from '@/components/forms/text-field';
import { useField } from '@/components/forms/use-field';
import { roomFor } from '@/lib/contract/limits';
import styles from './quiz.module.css';
import type { QuestionType } from './quiz-values';
import { RowsField } from './rows-field';

type AnswerFieldsProps = { name: `questions.${number}`; type: QuestionType };

/** What is right: the fields of the question's type. */
export function AnswerFields({ name, type }: AnswerFieldsProps) {
  const { t } = useTranslation('kinds-quizzes');
  switch (type) {
    case 'single':
      return <Options name={name} isSingle />;
    case 'several':
      return (
        <>
          <Options name={name} />
          <Flag name={`${name}.isPartial`} label={t('answer.partial')} />
        </>
      );
    case 'true_false':
      return <TrueFalse name={`${name}.isTrue`} />;
    case 'short':
      return (
        <>
          <RowsField
            name={`${name}.accepted`}
            label={t('answer.accepted')}
            hint={t('answer.acceptedHint')}
            empty={{ text: '' }}
            least={1}
            most={20}
            addLabel={t('answer.addAccepted')}
            row={(row, number) => (
              <TextField
                name={`${row}.text`}
                label={t('answer.acceptedNumber', { number })}
                maxLength={roomFor(200)}
              />
            )}
          />
          <div>
            <Flag name={`${name}.countsHamza`} label={t('answer.countsHamza')} />
            <Flag name={`${name}.countsHarakat`} label={t('answer.countsHarakat')} />
          </div>
        </>
      );
    case 'order':
      return (
        <>
          <RowsField
            name={`${name}.items`}
            label={t('answer.items')}
            hint={t('answer.itemsHint')}
            empty={{ text: '' }}
            addLabel={t('answer.addItem')}
            row={(row, number) => (
              <TextField
                name={`${row}.text`}
                label={t('answer.itemNumber', { number })}
                maxLength={roomFor(300)}
              />
            )}
          />
          <Flag name={`${name}.isPartial`} label={t('answer.partial')} />
        </>
      );
    case 'match':
      return (
        <>
          <RowsField
            name={`${name}.pairs`}
            label={t('answer.pairs')}
            hint={t('answer.pairsHint')}
            empty={{ item: '', match: '' }}
            addLabel={t('answer.addPair')}
            row={(row, number) => (
              <div className={styles.sides}>
                <TextField
                  name={`${row}.item`}
                  label={t('answer.item', { number })}
                  maxLength={roomFor(300)}
                />
                <TextField
                  name={`${row}.match`}
                  label={t('answer.match', { number })}
                  maxLength={roomFor(300)}
                />
              </div>
            )}
          />
          <Flag name={`${name}.isPartial`} label={t('answer.partial')} />
        </>
      );
  }
}

function Options({ name, isSingle = false }: { name: string; isSingle?: boolean }) {
  const { t } = useTranslation('kinds-quizzes');
  const { setValue } = useFormContext();
  const options: { text: string; isRight: boolean }[] = useWatch({ name: `${name}.options` });
  const Mark = isSingle ? Radio : Checkbox;
  const mark = (at: number, isRight: boolean) =>
    options.forEach((option, index) => {
      const next = index === at ? isRight : isSingle ? false : option.isRight;
      if (next !== option.isRight) setValue(`${name}.options.${index}.isRight`, next, { shouldDirty: true });
    });
  return (
    <RowsField
      name={`${name}.options`}
      label={t('answer.options')}
      hint={t(isSingle ? 'answer.oneRight' : 'answer.severalRight')}
      empty={{ text: '', isRight: false }}
      addLabel={t('answer.addOption')}
      row={(row, number) => (
        <div className={styles.option}>
          <Mark
            checked={options[number - 1]?.isRight ?? false}
            onChange={(_event, isRight) => mark(number - 1, isRight)}
            slotProps={{ input: { 'aria-label': t('answer.isRight', { number }) } }}
          />
          <TextField name={`${row}.text`} label={t('answer.option', { number })} maxLength={roomFor(500)} />
        </div>
      )}
    />
  );
}

function TrueFalse({ name }: { name: string }) {
  const { t } = useTranslation('kinds-quizzes');
  const labelId = useId();
  const { field, error } = useField(name, t('answer.right_'));
  return (
    <div>
      <span id={labelId} className={styles.label}>
        {t('answer.right_')}
      </span>
      <RadioGroup
        row
        aria-labelledby={labelId}
        value={String(field.value)}
        onChange={(_event, value) => field.onChange(value === 'true')}
      >
        <FormControlLabel value="true" control={<Radio />} label={t('answer.true')} />
        <FormControlLabel value="false" control={<Radio />} label={t('answer.false')} />
      </RadioGroup>
      {error ? <FieldMessage error={error} /> : null}
    </div>
  );
}

/** A switch of the form. */
export function Flag({ name, label }: { name: string; label: string }) {
  const { field } = useController({ name });
  return (
    <div className={styles.flag}>
      <FormControlLabel
        control={<Switch checked={field.value} onChange={(_event, on) => field.onChange(on)} />}
        label={label}
      />
    </div>
  );
}
