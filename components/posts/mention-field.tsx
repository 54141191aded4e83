'use client';

import { type ComponentProps, type RefObject, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '@/components/ui/avatar';
import { ClippedText } from '@/components/ui/clipped-text';
import { Handle } from '@/components/ui/handle';
import styles from './mention-field.module.css';
import { useMentionPicker } from './use-mention-picker';

type MentionFieldProps = Omit<ComponentProps<'textarea'>, 'value' | 'onChange' | 'ref'> & {
  value: string;
  onText: (text: string) => void;
  /** For a form that moves the focus into the field. */
  fieldRef?: RefObject<HTMLTextAreaElement | null>;
};

/** A text field that offers people while an @name is being written: arrows and Enter, or a tap. */
export function MentionField(props: MentionFieldProps) {
  const { value, onText, onKeyDown, fieldRef, ...rest } = props;
  const { t } = useTranslation('posts');
  const own = useRef<HTMLTextAreaElement>(null);
  const field = fieldRef ?? own;
  const listId = useId();
  const picker = useMentionPicker(field, value, onText);
  const open = picker.people.length > 0;
  const optionId = (index: number) => `${listId}-${index}`;
  return (
    <div className={styles.field}>
      <textarea
        {...rest}
        ref={field}
        dir="auto"
        value={value}
        aria-autocomplete="list"
        aria-controls={open ? listId : undefined}
        aria-activedescendant={open ? optionId(picker.index) : undefined}
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
        <div id={listId} role="listbox" aria-label={t('mentionChoices')} className={styles.list}>
          {picker.people.map((person, index) => (
            <div
              key={person._id}
              id={optionId(index)}
              role="option"
              tabIndex={-1}
              aria-selected={index === picker.index}
              className={styles.choice}
              // Before the field loses the focus, and with it the list.
              onPointerDown={(event) => {
                event.preventDefault();
                picker.choose(person);
              }}
            >
              <Avatar name={person.name} src={person.profilePic} size={36} />
              <span className={styles.words}>
                <ClippedText className={styles.name}>{person.name}</ClippedText>
                <Handle handle={person.handle} className={styles.handle} />
              </span>
            </div>
          ))}
        </div>
      ) : null}
    </div>
  );
}
