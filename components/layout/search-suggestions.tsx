'use client';

import { useRouter } from 'next/navigation';
import {
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useImperativeHandle,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '@/components/ui/app-link';
import { Avatar } from '@/components/ui/avatar';
import { BidiText } from '@/components/ui/bidi-text';
import { Handle } from '@/components/ui/handle';
import { Icon } from '@/components/ui/icon';
import { useSearchSuggestions } from '@/hooks/search/use-search-suggestions';
import { forgetSearches, readRecentSearches } from '@/lib/client/recent-searches';
import { Messages } from '@/lib/i18n/page-messages';
import { paths } from '@/lib/shared/paths';
import styles from './search-suggestions.module.css';

/** What the field asks of the list below it. */
export interface SuggestionKeys {
  /** @returns whether the key was meant for the list */
  press(event: KeyboardEvent): boolean;
}

type SearchSuggestionsProps = {
  id: string;
  typed: string;
  /** the id of the option that Enter opens; null where there is none, undefined where nothing is suggested */
  onActive: (optionId: string | null | undefined) => void;
  /** a suggestion was chosen, or the list is not wanted */
  onClose: (chosen?: string) => void;
  keys: Ref<SuggestionKeys>;
};

/** Below a search field: recent searches at first, then people, products and tags that begin with what is typed. */
export function SearchSuggestions(props: SearchSuggestionsProps) {
  return (
    <Messages of={['suggestions']}>
      <List {...props} />
    </Messages>
  );
}

interface Option {
  href: string;
  sign: ReactNode;
  words: ReactNode;
}

function List({ id, typed, onActive, onClose, keys }: SearchSuggestionsProps) {
  const { t } = useTranslation('suggestions');
  const router = useRouter();
  const [recent, setRecent] = useState(readRecentSearches);
  const options = useOptions(typed, recent);
  const [at, setAt] = useState(-1);
  const index = Math.min(at, options.length - 1);
  const optionId = (place: number) => `${id}-${place}`;
  const isEmpty = options.length === 0;
  const active = isEmpty ? undefined : index < 0 ? null : optionId(index);
  useEffect(() => onActive(active), [onActive, active]);

  useImperativeHandle(keys, () => ({
    press: ({ key, nativeEvent }) => {
      if (nativeEvent.isComposing) return false;
      const chosen = options[index];
      // One place more than there are options: the field itself.
      const places = options.length + 1;
      if (key === 'ArrowDown') setAt(((index + 2) % places) - 1);
      else if (key === 'ArrowUp') setAt(((index + places) % places) - 1);
      else if (key === 'Enter' && chosen) {
        onClose(chosen.href);
        router.push(chosen.href);
      } else if (key === 'Escape' && !isEmpty) onClose();
      else return false;
      return true;
    },
  }));

  if (isEmpty) return null;
  return (
    <div className={styles.panel}>
      {typed === '' ? (
        <div className={styles.head}>
          <span id={`${id}-title`}>{t('recent')}</span>
          <button
            type="button"
            className={styles.clear}
            onClick={() => {
              forgetSearches();
              setRecent([]);
            }}
          >
            {t('clear')}
          </button>
        </div>
      ) : null}
      <div id={id} role="listbox" aria-label={t(typed === '' ? 'recent' : 'label')}>
        {options.map(({ href, sign, words }, place) => (
          <AppLink
            key={href}
            href={href}
            id={optionId(place)}
            role="option"
            tabIndex={-1}
            aria-selected={place === index}
            className={styles.option}
            onClick={() => onClose(href)}
          >
            {sign}
            <span className={styles.words}>{words}</span>
          </AppLink>
        ))}
      </div>
    </div>
  );
}

function useOptions(typed: string, recent: readonly string[]): Option[] {
  const found = useSearchSuggestions(typed);
  if (typed === '')
    return recent.map((q) => ({
      href: paths.search(q),
      sign: <Icon name="clock" size={20} className={styles.sign} />,
      words: <BidiText>{q}</BidiText>,
    }));
  if (!found) return [];
  return [
    ...found.tags.map((tag) => ({
      href: paths.search(`#${tag}`),
      sign: <Icon name="tag" size={20} className={styles.sign} />,
      words: <BidiText>#{tag}</BidiText>,
    })),
    ...found.users.map(({ _id, name, handle, profilePic }) => ({
      href: paths.user(_id),
      sign: <Avatar name={name} src={profilePic} size={32} />,
      words: (
        <>
          <BidiText>{name}</BidiText> <Handle handle={handle} className={styles.more} />
        </>
      ),
    })),
    ...found.products.map(({ _id, title }) => ({
      href: paths.product(_id),
      sign: <Icon name="box" size={20} className={styles.sign} />,
      words: <BidiText>{title}</BidiText>,
    })),
  ];
}
