'use client';

import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { nextIndex } from '@/components/ui/tabs-bar';
import { REACTIONS } from '@/lib/contract/choices';
import type { ReactionName } from '@/lib/contract/posts';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { ReactionIcon } from './reaction-icon';
import styles from './reaction-tray.module.css';

type ReactionTrayProps = {
  id: string;
  chosen: ReactionName | null;
  /** Opened by the keyboard: the focus moves into it. */
  takesFocus: boolean;
  onChoose: (name: ReactionName) => void;
  /** Called on Escape. */
  onLeave: () => void;
};

/** The six reactions. Arrow keys follow the reading direction: in Arabic, left is next. */
export function ReactionTray({ id, chosen, takesFocus, onChoose, onLeave }: ReactionTrayProps) {
  const { t } = useTranslation('posts');
  const { dir } = useLocale();
  const tray = useRef<HTMLDivElement>(null);
  const first = chosen ?? REACTIONS[0];
  const buttons = () => [...(tray.current?.querySelectorAll('button') ?? [])];

  useEffect(() => {
    if (takesFocus) tray.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [takesFocus]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.code === 'Escape') {
      event.stopPropagation();
      onLeave();
      return;
    }
    const all = buttons();
    const index = all.indexOf(document.activeElement as HTMLButtonElement);
    const next = nextIndex(event.code, index, all.length, dir);
    if (next === null) return;
    event.preventDefault();
    all[next]?.focus();
  };

  return (
    <div
      ref={tray}
      id={id}
      role="toolbar"
      aria-label={t('reaction.choose')}
      className={styles.tray}
      onKeyDown={onKeyDown}
    >
      {REACTIONS.map((name) => (
        <button
          key={name}
          type="button"
          className={styles.choice}
          tabIndex={name === first ? 0 : -1}
          aria-pressed={name === chosen}
          aria-label={t(`reaction.${name}`)}
          title={t(`reaction.${name}`)}
          onClick={() => onChoose(name)}
        >
          <ReactionIcon name={name} size={36} badge />
        </button>
      ))}
    </div>
  );
}
