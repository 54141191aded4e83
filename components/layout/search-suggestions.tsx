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
  /** with its spaces */
  written: string;
  /** the id of the option that Enter opens; null where there is none, undefined where nothing is suggested */
  onActive: (optionId: string | null | undefined) => void;
  /** a suggestion was chosen, or the list is not wanted */
  onClose: (chosen?: string) => void;
  /** the recent searches are about to disappear, and the button that cleared them */
  onClear: () => void;
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

function List({ id, written, onActive, onClose, onClear, keys }: SearchSuggestionsProps) {
  const typed = written.trim();
  const { t } = useTranslation('suggestions');
  const router = useRouter();
  const [recent, setRecent] = useState(readRecentSearches);
  const options = useOptions(typed, recent);
  /** Where the chosen option leads. It is chosen for what is written now, and not for what is written next. */
  const [chosen, setChosen] = useState<string>();
  const [last, setLast] = useState(written);
  if (last !== written) {
    setLast(written);
    setChosen(undefined);
  }
  const index = options.findIndex(({ href }) => href === chosen);
  const optionId = (place: number) => `${id}-${place}`;
  const isEmpty = options.length === 0;
  const active = isEmpty ? undefined : index < 0 ? null : optionId(index);
  useEffect(() => onActive(active), [onActive, active]);

  useImperativeHandle(keys, () => ({
    press: ({ key, nativeEvent }) => {
      if (nativeEvent.isComposing) return false;
      // One place more than there are options: the field itself.
      const places = options.length + 1;
      const choose = (place: number) => setChosen(options[place]?.href);
      const opened = options[index];
      if (key === 'ArrowDown') choose(((index + 2) % places) - 1);
      else if (key === 'ArrowUp') choose(((index + places) % places) - 1);
      else if (key === 'Enter' && opened) {
        onClose(opened.href);
        router.push(opened.href);
      } else if (key === 'Escape' && !isEmpty) onClose();
      else return false;
      return true;
    },
  }));

  if (isEmpty) return null;
  return (
    <div className={styles.panel}>
      {typed === '' ? (
        <div className={`row spread type-caption text-secondary ${styles.head}`}>
          <span id={`${id}-title`}>{t('recent')}</span>
          <button
            type="button"
            className={styles.clear}
            onClick={() => {
              forgetSearches();
              setRecent([]);
              onClear();
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
            className={`row gap-3 type-body2 ${styles.option}`}
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
          <BidiText>{name}</BidiText> <Handle handle={handle} className="type-caption text-secondary" />
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
