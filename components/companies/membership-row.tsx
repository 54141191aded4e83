'use client';

import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Avatar } from '@/components/ui/avatar';
import { PersonWords } from '@/components/users/person-words';
import type { Membership } from '@/lib/contract/companies';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { useTimeZone } from '@/lib/i18n/use-time-zone';
import { isolate } from '@/lib/shared/arabic';
import { formatMoneyDate, formatMoneyDay } from '@/lib/shared/dates';
import { paths } from '@/lib/shared/paths';
import { formatShare } from '@/lib/shared/share';
import styles from './my-companies.module.css';

type MembershipRowProps = { membership: Membership; onLeave: () => void };

/** A company that the viewer belongs to: their share now and later, its page, and the button to leave. */
export function MembershipRow({ membership, onLeave }: MembershipRowProps) {
  const { t } = useTranslation('companies');
  const { intl } = useLocale();
  const zone = useTimeZone();
  const { company, role, joinedAt, shareBps, planned } = membership;
  const name = isolate(company.name);
  return (
    <li className={styles.row}>
      <Avatar name={company.name} src={company.profilePic} size={44} />
      <PersonWords name={company.name} href={paths.user(company._id)}>
        <span className="type-caption text-secondary">
          {t('mine.since', {
            role: t(`role.${role}`),
            date: joinedAt ? formatMoneyDate(joinedAt, 'text', intl, zone) : '',
          })}
        </span>
        {planned.map(({ shareBps: later, from }) => (
          <span key={from} className={styles.planned}>
            {t('planned', {
              share: isolate(formatShare(later, intl)),
              date: formatMoneyDay(from, 'text', intl),
            })}
          </span>
        ))}
      </PersonWords>
      <strong className="type-h6 tabular">{formatShare(shareBps, intl)}</strong>
      <div className={`cluster gap-2 ${styles.actions}`}>
        <Button
          size="small"
          variant="outlined"
          href={paths.company(company._id)}
          aria-label={t('mine.openFor', { name })}
        >
          {t('mine.open')}
        </Button>
        <Button
          size="small"
          variant="text"
          color="error"
          onClick={onLeave}
          aria-label={t('leave.openFor', { name })}
        >
          {t('leave.open')}
        </Button>
      </div>
    </li>
  );
}
