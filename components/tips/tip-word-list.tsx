'use client';

import { useTranslation } from 'react-i18next';
import { AppLink } from '@/components/ui/app-link';
import { BidiText } from '@/components/ui/bidi-text';
import type { TipWord } from '@/lib/contract/posts';
import { paths } from '@/lib/shared/paths';
import styles from './tip-words.module.css';

type TipWordListProps = { words: readonly TipWord[] };

/** Words with tips, each with its payer where they want to be named. */
export function TipWordList({ words }: TipWordListProps) {
  const { t } = useTranslation('profile');
  return (
    <ul className="grid gap-2">
      {words.map(({ _id, word, from }) => (
        <li key={_id} className={styles.word}>
          <BidiText>{word}</BidiText>
          <span className="type-body2 text-secondary">
            {from ? (
              <AppLink href={paths.user(from._id)}>
                <BidiText>{from.name}</BidiText>
              </AppLink>
            ) : (
              t('tipWords.unnamed')
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
