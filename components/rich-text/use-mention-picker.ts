'use client';

import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useMentionPeople } from '@/hooks/users/use-mention-people';
import { unfinishedMention } from '@/lib/shared/rich-text';

type Choice = { handle: string };

/** The people that are suggested while an @name is typed at the caret, and what the keys do then. */
export function useMentionPicker(
  field: RefObject<HTMLTextAreaElement | null>,
  text: string,
  onText: (text: string) => void,
) {
  const [begun, setBegun] = useState<string | null>(null);
  const [at, setAt] = useState(0);
  const people = useMentionPeople(begun);
  const index = Math.min(at, Math.max(0, people.length - 1));
  const caret = useRef<number | null>(null);

  // The chosen handle comes back as the field's value; only then can the caret be placed after it.
  useEffect(() => {
    const node = field.current;
    if (caret.current === null || node?.value !== text) return;
    node.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  }, [text, field]);

  const close = () => setBegun(null);
  const look = () => {
    const node = field.current;
    if (!node || node.selectionStart !== node.selectionEnd) return close();
    setBegun(unfinishedMention(node.value.slice(0, node.selectionStart)));
    setAt(0);
  };
  const choose = ({ handle }: Choice) => {
    const node = field.current;
    if (!node || begun === null) return;
    const end = node.selectionStart;
    const start = end - begun.length - 1;
    const named = `@${handle} `;
    caret.current = start + named.length;
    close();
    onText(node.value.slice(0, start) + named + node.value.slice(end).replace(/^ /, ''));
  };

  /** @returns whether the key was meant for the suggestions */
  const onKeyDown = (event: KeyboardEvent): boolean => {
    const person = people[index];
    if (!person || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return false;
    if (event.code === 'ArrowDown') setAt((index + 1) % people.length);
    else if (event.code === 'ArrowUp') setAt((index - 1 + people.length) % people.length);
    else if (event.code === 'Enter' || event.code === 'Tab') choose(person);
    else if (event.code === 'Escape') close();
    else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  };

  return { people, index, look, close, choose, onKeyDown };
}
