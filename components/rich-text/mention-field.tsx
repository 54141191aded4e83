'use client';

import { type ComponentProps, type RefObject, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { choiceId, PeopleChoices } from '@/components/users/people-choices';
import styles from './mention-field.module.css';
import { useMentionPicker } from './use-mention-picker';

type MentionFieldProps = Omit<ComponentProps<'textarea'>, 'value' | 'onChange' | 'ref'> & {
  value: string;
  onText: (text: string) => void;
  /** For a form that moves the focus into the field. */
  fieldRef?: RefObject<HTMLTextAreaElement | null>;
};

/** A text field that suggests people while an @name is typed: arrows and Enter, or a tap. */
export function MentionField(props: MentionFieldProps) {
  const { value, onText, onKeyDown, fieldRef, ...rest } = props;
  const { t } = useTranslation('posts');
  const own = useRef<HTMLTextAreaElement>(null);
  const field = fieldRef ?? own;
  const listId = useId();
  const picker = useMentionPicker(field, value, onText);
  const open = picker.people.length > 0;
  return (
    <div className={styles.field}>
      <textarea
        {...rest}
        ref={field}
        dir="auto"
        value={value}
        aria-autocomplete="list"
        aria-controls={open ? listId : undefined}
        aria-activedescendant={open ? choiceId(listId, picker.index) : undefined}
        onChange={(event) => {
          onText(event.target.value);
          picker.look();
        }}
        onSelect={picker.look}
        onBlur={picker.close}
        onKeyDown={(event) => {
          if (!picker.onKeyDown(event)) onKeyDown?.(event);
        }}
      />
      {open ? (
        <PeopleChoices
          id={listId}
          label={t('mentionChoices')}
          people={picker.people}
          index={picker.index}
          onChoose={picker.choose}
          className={styles.list}
        />
      ) : null}
    </div>
  );
}
