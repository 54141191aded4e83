'use client';

import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import { AppLink } from '@/components/ui/app-link';
import { BidiText } from '@/components/ui/bidi-text';
import { useLookAlikes } from '@/hooks/users/use-look-alikes';
import type { LookAlike } from '@/lib/contract/look-alikes';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { Messages } from '@/lib/i18n/page-messages';
import { useTimeZone } from '@/lib/i18n/use-time-zone';
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
  const found = useLookAlikes(ids);
  if (found.length === 0) return null;
  return (
    <Messages of={['look-alikes']}>
      {found.map((pair) => (
        <Notice key={pair.payee.person._id} pair={pair} />
      ))}
    </Messages>
  );
}

function Notice({ pair: { payee, other } }: { pair: LookAlike }) {
  const { t } = useTranslation('look-alikes');
  return (
    <Alert severity="warning" className={styles.notice}>
      <strong className={styles.title}>{t('title')}</strong>
      <dl className={styles.parties}>
        <Party label={t('payee')} party={payee} />
        <Party label={t('other')} party={other} />
      </dl>
      {t('advice')}
    </Alert>
  );
}

type PartyProps = { label: string; party: LookAlike['other'] };

function Party({ label, party: { person, joinedAt, salesCount } }: PartyProps) {
  const { t } = useTranslation('look-alikes');
  const { intl } = useLocale();
  const zone = useTimeZone();
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <AppLink href={paths.user(person._id)} className={styles.name}>
          <BidiText>{person.name}</BidiText> <bdi dir="ltr">@{person.handle}</bdi>
        </AppLink>
        <span>
          {t('since', { date: formatDate(joinedAt, 'text', intl, zone) })} ·{' '}
          {t('sales', { count: salesCount })}
        </span>
      </dd>
    </div>
  );
}
