'use client';

import MuiTextField from '@mui/material/TextField';
import { type KeyboardEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldMessage } from '@/components/forms/field-message';
import { useField } from '@/components/forms/use-field';
import { choiceId, PeopleChoices } from '@/components/users/people-choices';
import { useMentionPeople } from '@/hooks/users/use-mention-people';
import styles from './person-field.module.css';

type PersonFieldProps = { name: string; label: string; hint: string };

/** A field for a handle. It suggests people whose name or handle begins with what is typed. */
export function PersonField({ name, label, hint }: PersonFieldProps) {
  const { t } = useTranslation('companies');
  const { field, error } = useField(name, label);
  const [open, setOpen] = useState(false);
  const [at, setAt] = useState(0);
  const listId = useId();
  const typed = String(field.value ?? '').replace(/^@/, '');
  const people = useMentionPeople(open && typed !== '' ? typed : null).filter(
    ({ accountType }) => accountType === 'INDIVIDUAL',
  );
  const index = Math.min(at, Math.max(0, people.length - 1));
  const choose = (handle: string) => {
    field.onChange(handle);
    setOpen(false);
  };
  const isOpen = open && people.length > 0;
  const onKeyDown = (event: KeyboardEvent) => {
    const person = people[index];
    if (!isOpen || !person || event.nativeEvent.isComposing) return;
    if (event.code === 'ArrowDown') setAt((index + 1) % people.length);
    else if (event.code === 'ArrowUp') setAt((index - 1 + people.length) % people.length);
    else if (event.code === 'Enter') choose(person.handle);
    else if (event.code === 'Escape') setOpen(false);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className={styles.field}>
      <MuiTextField
        name={field.name}
        value={field.value ?? ''}
        onChange={(event) => {
          field.onChange(event.target.value);
          setOpen(true);
          setAt(0);
        }}
        onBlur={() => {
          setOpen(false);
          field.onBlur();
        }}
        onKeyDown={onKeyDown}
        inputRef={field.ref}
        label={label}
        placeholder=" "
        required
        autoFocus
        fullWidth
        autoComplete="off"
        error={Boolean(error)}
        helperText={<FieldMessage error={error} hint={hint} />}
        slotProps={{
          inputLabel: { shrink: true },
          htmlInput: {
            dir: 'auto',
            role: 'combobox',
            autoCapitalize: 'none',
            spellCheck: false,
            'aria-autocomplete': 'list',
            'aria-expanded': isOpen,
            'aria-controls': isOpen ? listId : undefined,
            'aria-activedescendant': isOpen ? choiceId(listId, index) : undefined,
          },
        }}
      />
      {isOpen ? (
        <PeopleChoices
          id={listId}
          label={t('invite.choices')}
          people={people}
          index={index}
          onChoose={({ handle }) => choose(handle)}
          className={styles.list}
        />
      ) : null}
    </div>
  );
}
