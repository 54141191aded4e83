'use client';

import { type MouseEvent, useId } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { groupCard } from '@/lib/shared/card-number';
import { CHAOS_CARDS, REVERSAL_CARDS, TEST_CARDS } from '@/lib/shared/test-cards';
import styles from './sandbox.module.css';

const CARDS = [
  { number: groupCard(TEST_CARDS.success), meaning: 'success' },
  { number: groupCard(TEST_CARDS.declined), meaning: 'declined' },
  { number: groupCard(TEST_CARDS.insufficientFunds), meaning: 'insufficient' },
  { number: groupCard(TEST_CARDS.expired), meaning: 'expired' },
  { number: groupCard(TEST_CARDS.challenge), meaning: 'challenge' },
  { number: groupCard(TEST_CARDS.late), meaning: 'late' },
] as const;

const CHAOS = (['delayed', 'duplicated', 'reordered', 'dropped', 'forged'] as const).map((meaning) => ({
  number: groupCard(CHAOS_CARDS[meaning]),
  meaning,
}));

const REVERSALS = (['refundLate', 'refundFails', 'disputeWon', 'disputeLost'] as const).map((meaning) => ({
  number: groupCard(REVERSAL_CARDS[meaning]),
  meaning,
}));

/** One tap fills a test card in. */
export function TestCards() {
  const { t } = useTranslation('checkout');
  const { setValue, clearErrors } = useFormContext();
  const titleId = useId();
  const use = (number: string, event: MouseEvent<HTMLButtonElement>) => {
    setValue('card', number);
    clearErrors('card');
    event.currentTarget.form?.querySelector<HTMLButtonElement>('button[type="submit"]')?.focus();
  };
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.cardsTitle}>
        {t('sandbox.testCards')}
      </h2>
      <CardList cards={CARDS} onUse={use} />
      <details className={styles.chaos}>
        <summary>{t('sandbox.reversals')}</summary>
        <p className={styles.hint}>{t('sandbox.reversalsHint')}</p>
        <CardList cards={REVERSALS} onUse={use} />
      </details>
      <details className={styles.chaos}>
        <summary>{t('sandbox.chaos')}</summary>
        <p className={styles.hint}>{t('sandbox.chaosHint')}</p>
        <CardList cards={CHAOS} onUse={use} />
      </details>
    </section>
  );
}

type Listed = (typeof CARDS)[number] | (typeof REVERSALS)[number] | (typeof CHAOS)[number];
type CardListProps = {
  cards: readonly Listed[];
  onUse: (number: string, event: MouseEvent<HTMLButtonElement>) => void;
};

function CardList({ cards, onUse }: CardListProps) {
  const { t } = useTranslation('checkout');
  return (
    <ul className={styles.cards}>
      {cards.map(({ number, meaning }) => (
        <li key={number}>
          <button
            type="button"
            className={`row cluster spread type-body2 tabular ${styles.card}`}
            onClick={(event) => onUse(number, event)}
          >
            <bdi dir="ltr">{number}</bdi>
            <span className={styles.meaning} data-meaning={meaning}>
              {t(`sandbox.meaning.${meaning}`)}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
