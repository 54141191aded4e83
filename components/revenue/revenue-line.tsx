'use client';

import { useTranslation } from 'react-i18next';
import rows from '@/components/finance/rows.module.css';
import { AppLink } from '@/components/ui/app-link';
import { BidiText } from '@/components/ui/bidi-text';
import { Money } from '@/components/ui/money';
import type { RevenueLine } from '@/lib/contract/revenue-share';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { isolate } from '@/lib/shared/arabic';
import { numberFormat } from '@/lib/shared/intl';
import { soldAt } from '@/lib/shared/paths';
import styles from './revenue.module.css';

type RevenueLineRowProps = { line: RevenueLine };

/** What one kind of action earned by one post, or a company's sales of one product, with the calculation. */
export function RevenueLineRow({ line }: RevenueLineRowProps) {
  const { t } = useTranslation('revenue');
  const { intl } = useLocale();
  const number = numberFormat(intl);
  const isCompany = line.source === 'company';
  const path = soldAt(line);
  const title = <BidiText className={styles.what}>{line.title || t('details.untitled')}</BidiText>;
  const sum = { count: number.format(line.count), each: number.format(line.each) };
  return (
    <li className={rows.row}>
      <div className={styles.words}>
        <strong>{t(`details.source.${line.source}`, { count: line.count })}</strong>
        {path ? (
          <AppLink href={path} className={styles.link}>
            {title}
          </AppLink>
        ) : (
          title
        )}
        <p className={rows.facts}>
          {isCompany && line.company ? (
            <span>{t('details.company', { company: isolate(line.company) })}</span>
          ) : null}
          {isCompany && line.shareBps !== null ? (
            <span>{t('details.share', { percent: number.format(line.shareBps / 100) })}</span>
          ) : null}
          {isCompany ? null : (
            <bdi dir="ltr">{t('details.sum', { ...sum, points: number.format(line.points) })}</bdi>
          )}
          {line.counted < line.points ? (
            <span>{t('details.capped', { counted: t('details.counted', { count: line.counted }) })}</span>
          ) : null}
        </p>
      </div>
      <Money money={line.amount} signed className={rows.amount} />
    </li>
  );
}
