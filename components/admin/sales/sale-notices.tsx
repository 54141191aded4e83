'use client';

import { useTranslation } from 'react-i18next';
import { BidiText } from '@/components/ui/bidi-text';
import type { SaleStory } from '@/lib/contract/operator-sales';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { useTimeZone } from '@/lib/i18n/use-time-zone';
import { formatMoment } from '@/lib/shared/dates';
import { OF_SALE } from '@/lib/shared/notice-kinds';
import { SaleEntries } from './sale-entries';
import styles from './sales.module.css';

type SaleNoticesProps = Pick<SaleStory, 'notices'>;

/** The notifications that buyer and sellers got on the site. */
export function SaleNotices({ notices }: SaleNoticesProps) {
  const { t } = useTranslation('operator-sales');
  const { intl } = useLocale();
  const zone = useTimeZone();
  return (
    <SaleEntries title={t('notices')} hint={t('noticesHint')} none={t('noticesHint')} rows={notices}>
      {({ kind, to, at, isRead }) => (
        <div className={styles.head}>
          <span className={styles.words}>
            <span>{t(`notice.${OF_SALE.find((known) => known === kind) ?? 'other'}`)}</span>
            <span className="type-caption anywhere text-secondary">
              <BidiText>{to.name}</BidiText> · {t(isRead ? 'read' : 'unread')}
            </span>
          </span>
          <time dateTime={at} className="type-caption anywhere text-secondary">
            {formatMoment(at, intl, zone)}
          </time>
        </div>
      )}
    </SaleEntries>
  );
}
