'use client';

import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useId } from 'react';
import { flushSync } from 'react-dom';
import { useFormContext, useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Icon } from '@/components/ui/icon';
import { MOST_LINKS, roomFor } from '@/lib/contract/limits';
import { FieldMessage } from './field-message';
import styles from './links-field.module.css';
import { TextField } from './text-field';
import { useMessage } from './use-message';
import { useRows } from './use-rows';

type LinksFieldProps = {
  name: string;
  label: string;
  /** For when a heading above says the same. */
  hideLabel?: boolean;
};

/** Links to other sites, each with its name. */
export function LinksField({ name, label, hideLabel }: LinksFieldProps) {
  const { t } = useTranslation('setup');
  const message = useMessage();
  const { setFocus } = useFormContext();
  const { fields, append, remove } = useRows(name);
  const { errors } = useFormState({ name });
  const wrong = errors[name]?.root?.message ?? errors[name]?.message;
  const labelId = useId();
  const takeOut = (index: number) => {
    // The pressed button is gone: the one after it, or before it, takes the focus.
    flushSync(() => remove(index));
    const next = Math.min(index, fields.length - 2);
    if (next >= 0) setFocus(`${name}.${next}.url`);
  };
  return (
    <fieldset
      className="grid gap-3"
      aria-label={hideLabel ? label : undefined}
      aria-labelledby={hideLabel ? undefined : labelId}
    >
      {hideLabel ? null : (
        <p id={labelId} className="type-label">
          {label}
        </p>
      )}
      {fields.map((field, index) => (
        <div key={field.id} className={styles.link}>
          <TextField
            name={`${name}.${index}.url`}
            label={t('links.url', { number: index + 1 })}
            type="url"
            inputMode="url"
            placeholder="https://x.com/name"
            maxLength={300}
          />
          <TextField
            name={`${name}.${index}.label`}
            label={t('links.label', { number: index + 1 })}
            placeholder={t('links.labelPlaceholder')}
            maxLength={roomFor(40)}
          />
          <IconButton
            className={styles.remove}
            aria-label={t('links.remove', { number: index + 1 })}
            onClick={() => takeOut(index)}
          >
            <Icon name="trash" size={20} />
          </IconButton>
        </div>
      ))}
      {typeof wrong === 'string' ? (
        <p role="alert" className="type-caption text-error">
          <FieldMessage error={message(wrong)} />
        </p>
      ) : null}
      {fields.length < MOST_LINKS ? (
        <Button
          variant="outlined"
          startIcon={<Icon name="plus" size={20} />}
          className={styles.add}
          onClick={() => append({ url: '', label: '' }, { focusName: `${name}.${fields.length}.url` })}
        >
          {t('links.add')}
        </Button>
      ) : null}
      <p className="type-caption text-secondary">{t('links.hint')}</p>
    </fieldset>
  );
}
