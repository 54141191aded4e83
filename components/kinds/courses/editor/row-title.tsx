'use client';

import { memo, useEffect, useRef } from 'react';
import { BidiText } from '@/components/ui/bidi-text';
import { roomFor } from '@/lib/contract/limits';
import { useEditing } from './editor-context';
import styles from './outline.module.css';
import { useRows } from './row-store';

type RowTitleProps = {
  id: string;
  title: string;
  /** of the field, and what is shown without a title */
  label: string;
  max: number;
  mayBeEmpty?: boolean;
  onRename: (title: string) => void;
};

/** A title in the outline. While it is typed: Enter and leaving save it, Escape takes it back. */
export const RowTitle = memo(function RowTitle({ id, title, label, ...typed }: RowTitleProps) {
  const { rows } = useEditing();
  const isTyped = useRows(rows, ({ renamingId }) => renamingId === id);
  if (isTyped) return <TypedTitle id={id} title={title} label={label} {...typed} />;
  return <BidiText className={styles.title}>{title || label}</BidiText>;
});

function TypedTitle({ id, title, label, max, mayBeEmpty = false, onRename }: RowTitleProps) {
  const { rename } = useEditing();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // After the menu has given the focus back.
    const timer = setTimeout(() => {
      input.current?.focus();
      input.current?.select();
    }, 0);
    return () => clearTimeout(timer);
  }, []);
  // Taking the focus away ends it once more.
  const hasEnded = useRef(false);
  const end = (isKept: boolean) => {
    if (hasEnded.current) return;
    hasEnded.current = true;
    const next = input.current?.value.trim() ?? title;
    const row = input.current?.closest<HTMLElement>('[role="row"]');
    if (isKept && next !== title && (next !== '' || mayBeEmpty)) onRename(next);
    rename(null);
    row?.focus();
  };
  return (
    <input
      ref={input}
      className={styles.typed}
      dir="auto"
      defaultValue={title}
      aria-label={label}
      maxLength={roomFor(max)}
      data-row={id}
      onPointerDown={(event) => event.stopPropagation()}
      onClick={(event) => event.stopPropagation()}
      onBlur={() => end(true)}
      onKeyDown={(event) => {
        // Keys that choose a word of an input method are not ours.
        if (event.nativeEvent.isComposing) return;
        if (event.key === 'Enter') end(true);
        if (event.key === 'Escape') end(false);
      }}
    />
  );
}
