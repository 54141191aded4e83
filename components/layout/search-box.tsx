'use client';

import dynamic from 'next/dynamic';
import { useRouter, useSearchParams } from 'next/navigation';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '@/components/ui/icon';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { reportEvent } from '@/lib/client/analytics';
import { rememberSearch } from '@/lib/client/recent-searches';
import { paths } from '@/lib/shared/paths';
import styles from './search-box.module.css';
import type { SuggestionKeys } from './search-suggestions';

// Not before a field is used: all pages have one.
const SearchSuggestions = dynamic(
  () => import('./search-suggestions').then((module) => module.SearchSuggestions),
  { ssr: false },
);

type SearchBoxProps = {
  /** Called when the search page opens: the drawer closes, and the page replaces its entry in the browser's history. */
  onSearch?: (href: string) => void;
  /** Focuses the field at once, for pages that members open to search. */
  takesFocus?: boolean;
  /** A drawer has space for a few words only. */
  isNarrow?: boolean;
};

/** Opens the search page on Enter. A real form: it also works before the page's script is loaded. */
export function SearchBox({ onSearch, takesFocus = false, isNarrow = false }: SearchBoxProps) {
  const { t } = useTranslation('layout');
  const router = useRouter();
  const query = useSearchParams().get('q') ?? '';
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) input.current?.focus();
  }, [takesFocus]);

  const listId = `${id}-suggestions`;
  const keys = useRef<SuggestionKeys>(null);
  /** what is in the field while suggestions are wanted */
  const [written, setWritten] = useState<string | null>(null);
  const [active, setActive] = useState<string | null | undefined>();
  const isOpen = written !== null && active !== undefined;
  const close = (chosen?: string) => {
    setWritten(null);
    if (chosen !== undefined) onSearch?.(chosen);
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const asked = String(new FormData(event.currentTarget).get('q') ?? '').trim();
    if (!asked) return;
    close();
    rememberSearch(asked);
    reportEvent('searched');
    const href = paths.search(asked);
    if (!onSearch) return router.push(href);
    onSearch(href);
    router.replace(href);
  };

  return (
    <search
      className={styles.search}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) close();
      }}
      // Safari gives a clicked button no focus: the field would lose it, and the list close before the click. Options
      // are links, which take it everywhere, so that a phone's keyboard closes.
      onMouseDown={(event) => {
        if (event.target instanceof Element && !event.target.closest('input, a')) event.preventDefault();
      }}
    >
      <form action={paths.search()} method="get" onSubmit={submit} className={styles.form}>
        <label htmlFor={id} className="rigid text-muted">
          <VisuallyHidden>{t('search.label')}</VisuallyHidden>
          <Icon name="search" size={20} />
        </label>
        <input
          key={query}
          ref={input}
          data-takes-focus={takesFocus ? '' : undefined}
          id={id}
          // HTML allows `combobox` on a text field, not on `type="search"`.
          type="text"
          role="combobox"
          name="q"
          dir="auto"
          defaultValue={query}
          placeholder={t(isNarrow ? 'search.placeholderShort' : 'search.placeholder')}
          maxLength={200}
          enterKeyHint="search"
          autoComplete="off"
          className={styles.input}
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={isOpen ? listId : undefined}
          aria-activedescendant={(isOpen && active) || undefined}
          onFocus={(event) => setWritten(event.currentTarget.value)}
          onChange={(event) => setWritten(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (written !== null && keys.current?.press(event)) event.preventDefault();
          }}
        />
      </form>
      {written === null ? null : (
        <SearchSuggestions
          id={listId}
          written={written}
          onActive={setActive}
          onClose={close}
          onClear={() => input.current?.focus()}
          keys={keys}
        />
      )}
    </search>
  );
}
