'use client';

import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import { AppLink } from '@/components/ui/app-link';
import { BidiText } from '@/components/ui/bidi-text';
import { useLookAlikes } from '@/hooks/users/use-look-alikes';
import type { LookAlike } from '@/lib/contract/look-alikes';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { formatDate } from '@/lib/shared/dates';
import { paths } from '@/lib/shared/paths';
import styles from './look-alike-notices.module.css';

type LookAlikeNoticesProps = {
  /** the people who would be paid */
  ids: readonly string[];
};

/**
 * Warns before paying when a seller's name looks like the name of somebody else, with what tells the two apart. Mostly
 * shows nothing.
 */
export function LookAlikeNotices({ ids }: LookAlikeNoticesProps) {
  const { t } = useTranslation('users');
  return useLookAlikes(ids).map(({ payee, other }) => (
    <Alert key={payee.person._id} severity="warning" className={styles.notice}>
      <strong className={styles.title}>{t('lookAlike.title')}</strong>
      <dl className={styles.parties}>
        <Party label={t('lookAlike.payee')} party={payee} />
        <Party label={t('lookAlike.other')} party={other} />
      </dl>
      {t('lookAlike.advice')}
    </Alert>
  ));
}

type PartyProps = { label: string; party: LookAlike['other'] };

function Party({ label, party: { person, joinedAt, salesCount } }: PartyProps) {
  const { t } = useTranslation('users');
  const { intl } = useLocale();
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <AppLink href={paths.user(person._id)} className={styles.name}>
          <BidiText>{person.name}</BidiText> <bdi dir="ltr">@{person.handle}</bdi>
        </AppLink>
        <span>
          {t('lookAlike.since', { date: formatDate(joinedAt, 'text', intl) })} ·{' '}
          {t('lookAlike.sales', { count: salesCount })}
        </span>
      </dd>
    </div>
  );
}
