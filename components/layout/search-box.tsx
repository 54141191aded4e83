'use client';

import { useRouter, useSearchParams } from 'next/navigation';
import { type FormEvent, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '@/components/ui/icon';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { reportEvent } from '@/lib/client/analytics';
import { paths } from '@/lib/shared/paths';
import styles from './search-box.module.css';

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

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('q') ?? '').trim();
    if (!typed) return;
    reportEvent('searched');
    const href = paths.search(typed);
    if (!onSearch) return router.push(href);
    onSearch(href);
    router.replace(href);
  };

  return (
    <search className={styles.search}>
      <form action={paths.search()} method="get" onSubmit={submit} className={styles.form}>
        <label htmlFor={id} className={styles.label}>
          <VisuallyHidden>{t('search.label')}</VisuallyHidden>
          <Icon name="search" size={20} />
        </label>
        <input
          key={query}
          ref={input}
          data-takes-focus={takesFocus ? '' : undefined}
          id={id}
          type="search"
          name="q"
          dir="auto"
          defaultValue={query}
          placeholder={t(isNarrow ? 'search.placeholderShort' : 'search.placeholder')}
          maxLength={200}
          enterKeyHint="search"
          autoComplete="off"
          className={styles.input}
        />
      </form>
    </search>
  );
}
