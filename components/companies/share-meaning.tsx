'use client';

import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Company, CompanyMember } from '@/lib/contract/companies';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { isolate } from '@/lib/shared/arabic';
import { formatMoneyDay } from '@/lib/shared/dates';
import { formatShare, parseShare } from '@/lib/shared/share';
import styles from './dialogs.module.css';
import { dayBegins, keptAt } from './share-preview';

type ShareMeaningProps = { company: Company; member: CompanyMember };

/** What the typed change would mean. Screen readers read it out when it changes. */
export function ShareMeaning({ company, member }: ShareMeaningProps) {
  const { t } = useTranslation('companies');
  const { intl } = useLocale();
  const [typed, start, day] = useWatch({ name: ['shareBps', 'start', 'day'] }) as string[];
  const shareBps = parseShare(typed ?? '');
  const isLater = start === 'later';
  if (shareBps === null || (isLater && !/^\d{4}-\d\d-\d\d$/.test(day ?? ''))) {
    return <p className={styles.meaning}>{t('change.incomplete')}</p>;
  }
  const moment = isLater ? dayBegins(day ?? '') : new Date().toISOString();
  const kept = keptAt(company, member._id, shareBps, moment);
  const share = (bps: number) => isolate(formatShare(bps, intl));
  const values = {
    name: isolate(member.person.name),
    company: isolate(company.company.name),
    before: share(member.shareBps),
    after: share(shareBps),
    kept: share(Math.max(0, kept)),
    date: isLater ? formatMoneyDay(moment, 'text', intl) : '',
  };
  return (
    <p className={styles.meaning} role="status">
      <strong>{t(isLater ? 'change.meansLater' : 'change.meansNow', values)}</strong>
      {kept < 0 ? (
        <span className="text-error">{t('change.tooMuch')}</span>
      ) : (
        <span>{t('change.keeps', values)}</span>
      )}
      <span>{t('change.past')}</span>
    </p>
  );
}
