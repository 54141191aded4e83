'use client';

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '@/components/ui/icon';
import type { PaidPart } from '@/lib/contract/paid-posts';
import styles from './paid-part.module.css';
import { useBehindWords } from './use-behind-words';

type HeldPartProps = {
  paid: Pick<PaidPart, 'behind' | 'isRead'>;
  isMine: boolean;
  isShown: boolean;
  onShow: (shown: boolean) => void;
  /** the locked part, where it is shown */
  children: ReactNode;
};

/** The part that somebody holds. It is opened by a press: the first reading of a buyer counts as use. */
export function HeldPart({ paid, isMine, isShown, onShow, children }: HeldPartProps) {
  const { t } = useTranslation('posts');
  const behind = useBehindWords(paid.behind);
  return (
    <section className={styles.held} aria-label={t('paid.part')}>
      <p className={`row cluster type-caption text-secondary ${styles.state}`}>
        <span className={styles.badge}>
          <Icon name={isMine ? 'lock' : 'check'} size={16} />
          {t(isMine ? 'paid.own' : 'paid.bought')}
        </span>
        <span>{behind}</span>
      </p>
      {!isShown && !paid.isRead ? <p className={styles.hint}>{t('paid.firstRead')}</p> : null}
      {children}
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isShown}
        onClick={() => onShow(!isShown)}
      >
        {t(isShown ? 'paid.hide' : 'paid.read')}
        <Icon name={isShown ? 'chevron-up' : 'chevron-down'} size={18} />
      </button>
    </section>
  );
}
