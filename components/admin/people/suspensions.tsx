'use client';

import { useTranslation } from 'react-i18next';
import { BidiText } from '@/components/ui/bidi-text';
import { TitledCard } from '@/components/ui/titled-card';
import type { MemberDetails } from '@/lib/contract/operator-people';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { useTimeZone } from '@/lib/i18n/use-time-zone';
import { isolate } from '@/lib/shared/arabic';
import { formatMoment } from '@/lib/shared/dates';
import styles from './people.module.css';

type SuspensionsProps = { suspensions: MemberDetails['suspensions'] };

/** Why and when a member was suspended. Shows nothing if they never were. */
export function Suspensions({ suspensions }: SuspensionsProps) {
  const { t } = useTranslation('operator');
  const { intl } = useLocale();
  const zone = useTimeZone();
  if (suspensions.length === 0) return null;
  const moment = (time: string) => formatMoment(time, intl, zone);
  return (
    <TitledCard title={t('people.suspensions')}>
      <ul className={`grid gap-4 ${styles.history}`}>
        {suspensions.map(({ _id, reason, suspendedBy, suspendedAt, restoredBy, restoredAt }) => (
          <li key={_id}>
            <BidiText as="p" className={styles.reason}>
              {reason}
            </BidiText>
            <p className="type-caption anywhere text-secondary">
              {t('people.suspendedBy', { name: isolate(suspendedBy), time: moment(suspendedAt) })}
            </p>
            {restoredBy && restoredAt ? (
              <p className="type-caption anywhere text-secondary">
                {t('people.restoredBy', { name: isolate(restoredBy), time: moment(restoredAt) })}
              </p>
            ) : null}
          </li>
        ))}
      </ul>
    </TitledCard>
  );
}
