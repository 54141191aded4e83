'use client';

import { useTranslation } from 'react-i18next';
import { AppLink } from '@/components/ui/app-link';
import { Money } from '@/components/ui/money';
import { useCodeWords } from '@/hooks/use-code-words';
import type { SaleJournal } from '@/lib/contract/operator-sales';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { useTimeZone } from '@/lib/i18n/use-time-zone';
import { isolate } from '@/lib/shared/arabic';
import { formatMoment } from '@/lib/shared/dates';
import { paths } from '@/lib/shared/paths';
import { SaleEntries } from './sale-entries';
import styles from './sales.module.css';

type SaleJournalsProps = { journals: readonly SaleJournal[] };

/** The journals of this order, in order, each with all its postings. */
export function SaleJournals({ journals }: SaleJournalsProps) {
  const { t } = useTranslation(['operator-sales', 'operator']);
  const { intl } = useLocale();
  const zone = useTimeZone();
  const words = useCodeWords();
  return (
    <SaleEntries title={t('journals')} none={t('noJournals')} rows={journals}>
      {({ _id, kind, at, postings }) => (
        <>
          <div className={styles.head}>
            <h3 className="type-label anywhere">
              <AppLink href={paths.adminJournal(_id)} className={styles.touch}>
                {words(kind, 'operator:journal')}
              </AppLink>
            </h3>
            <time dateTime={at} className="type-caption anywhere text-secondary">
              {formatMoment(at, intl, zone)}
            </time>
          </div>
          <ul className="grid gap-1">
            {postings.map(({ kind: account, owner, amount }) => (
              <li key={`${account}:${owner?._id}:${amount.amount}`} className="flex spread gap-4 type-body2">
                <span>
                  {t(`operator:account.${account}`)}
                  <span className="type-caption anywhere text-secondary">
                    {' '}
                    · {owner ? isolate(owner.name) : t('house')}
                  </span>
                </span>
                <Money money={amount} signed className={styles.amount} />
              </li>
            ))}
          </ul>
        </>
      )}
    </SaleEntries>
  );
}
