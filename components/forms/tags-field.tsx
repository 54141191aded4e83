'use client';

import Chip from '@mui/material/Chip';
import MuiTextField from '@mui/material/TextField';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BidiText } from '@/components/ui/bidi-text';
import { FieldMessage } from './field-message';
import { addTags } from './tags';
import styles from './tags-field.module.css';
import { useField } from './use-field';

type TagsFieldProps = {
  name: string;
  label: string;
  hint?: ReactNode;
  placeholder?: string;
  required?: boolean;
  max?: number;
  disabled?: boolean;
};

/** Words without white space: a space, a comma or Enter ends one; Backspace in the empty field removes the last. */
export function TagsField({ name, label, hint, placeholder, required, max = 10, disabled }: TagsFieldProps) {
  const { t } = useTranslation();
  const { field, error } = useField(name, label);
  const [typed, setTyped] = useState('');
  const tags: string[] = field.value ?? [];

  const commit = (text: string) => {
    setTyped('');
    field.onChange(addTags(tags, text, max));
  };
  const change = (text: string) => {
    if (/[\s,،;؛]/.test(text)) commit(text);
    else setTyped(text);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // While a word is being composed (IME), Enter belongs to the composition.
    if (event.key === 'Enter' && typed && !event.nativeEvent.isComposing) {
      event.preventDefault();
      commit(typed);
    } else if (event.key === 'Backspace' && !typed && tags.length > 0) {
      field.onChange(tags.slice(0, -1));
    }
  };

  const chips = tags.map((tag) => (
    <Chip
      key={tag}
      label={<BidiText>#{tag}</BidiText>}
      disabled={disabled}
      onDelete={() => field.onChange(tags.filter((other) => other !== tag))}
      slotProps={{ root: { 'aria-label': t('form.removeTag', { tag }) } }}
    />
  ));

  return (
    <MuiTextField
      value={typed}
      onChange={(event) => change(event.target.value)}
      onKeyDown={onKeyDown}
      onBlur={() => {
        if (typed) commit(typed);
        field.onBlur();
      }}
      inputRef={field.ref}
      label={label}
      placeholder={(tags.length === 0 && placeholder) || ' '}
      required={required}
      disabled={disabled}
      error={Boolean(error)}
      helperText={error || hint ? <FieldMessage error={error} hint={hint} /> : undefined}
      slotProps={{
        inputLabel: { shrink: true },
        input: { startAdornment: chips.length > 0 ? chips : undefined, className: styles.field },
        htmlInput: { dir: 'auto', enterKeyHint: 'done', className: styles.input },
      }}
    />
  );
}
