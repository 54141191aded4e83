'use client';

import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { useCentred } from '@/hooks/use-centred';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { AppLink } from './app-link';
import styles from './tabs-bar.module.css';

type TabItem = {
  value: string;
  label: string;
  /** With an address the tab is a link, which works from the first HTML on. */
  href?: string;
};

type TabsBarProps = {
  items: readonly TabItem[];
  value: string;
  label: string;
  onChange?: (value: string) => void;
  /** Stays below the top bar while the list under it scrolls. */
  sticky?: boolean;
  /** The content of the chosen tab. */
  children: ReactNode;
};

/**
 * Tabs under a title, and the content of the chosen one. The arrow keys follow the reading direction: in Arabic, left
 * is next.
 */
export function TabsBar({ items, value, label, onChange, sticky = false, children }: TabsBarProps) {
  const { dir } = useLocale();
  const id = useId();
  const panelId = `${id}panel`;
  const list = useRef<HTMLDivElement>(null);
  useCentred(list, value);

  const onKeyDown = (event: KeyboardEvent) => {
    const tabs = [...(list.current?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])];
    const index = tabs.indexOf(document.activeElement as HTMLElement);
    const next = nextIndex(event.code, index, tabs.length, dir);
    if (next === null) return;
    event.preventDefault();
    tabs[next]?.focus();
    const item = items[next];
    if (item && !item.href) onChange?.(item.value);
  };

  return (
    <>
      <div
        ref={list}
        data-centred='[aria-selected="true"]'
        className={`${styles.list} ${sticky ? styles.sticky : ''}`}
        role="tablist"
        aria-label={label}
        onKeyDown={onKeyDown}
      >
        {items.map((item) => {
          const selected = item.value === value;
          const shared = {
            role: 'tab',
            id: selected ? id : undefined,
            'aria-selected': selected,
            'aria-controls': panelId,
            tabIndex: selected ? 0 : -1,
            className: styles.tab,
          };
          return item.href ? (
            <AppLink key={item.value} href={item.href} scroll={false} {...shared}>
              {item.label}
            </AppLink>
          ) : (
            <button key={item.value} type="button" onClick={() => onChange?.(item.value)} {...shared}>
              {item.label}
            </button>
          );
        })}
      </div>
      <div role="tabpanel" id={panelId} aria-labelledby={id} className="min-0">
        {children}
      </div>
    </>
  );
}

/** The tab that a key leads to, or null for other keys. Compared by `code`, as keyboard layouts differ. */
export function nextIndex(code: string, index: number, count: number, dir: 'rtl' | 'ltr'): number | null {
  const forward = dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const backward = dir === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
  if (code === forward) return (index + 1) % count;
  if (code === backward) return (index - 1 + count) % count;
  if (code === 'Home') return 0;
  if (code === 'End') return count - 1;
  return null;
}
