'use client';

import { useTranslation } from 'react-i18next';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icons/registry';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import type { Profile } from '@/lib/contract/users';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { useTimeZone } from '@/lib/i18n/use-time-zone';
import { isolate } from '@/lib/shared/arabic';
import { formatDate } from '@/lib/shared/dates';
import { numberFormat } from '@/lib/shared/intl';
import styles from './profile-header.module.css';

type ProfileFactsProps = { profile: Profile };

/** Place, industry, size, date of joining. Facts that the member left out are not shown. */
export function ProfileFacts({ profile }: ProfileFactsProps) {
  const { t } = useTranslation(['profile', 'users']);
  const { intl, locale } = useLocale();
  const zone = useTimeZone();
  const { company, industry, city, country, joinedAt } = profile;
  const place = [city, country && countryName(country, intl)]
    .filter(Boolean)
    .map((part) => isolate(part ?? ''));
  const year = numberFormat(intl, { useGrouping: false });
  const founded = company?.foundedYear ? year.format(company.foundedYear) : null;
  const joined = t('users:profile.joined', { date: formatDate(joinedAt, 'text', intl, zone) });
  const facts: { icon: IconName; text: string | false | null | undefined; label?: string }[] = [
    { icon: 'pin', text: place.join(t('users:profile.comma')), label: t('place') },
    { icon: 'tag', text: industry?.name[locale], label: t('industry') },
    { icon: 'users', text: company?.size && t(`employees.${company.size}`), label: t('size') },
    { icon: 'building', text: founded && t('founded', { year: founded }) },
    { icon: 'calendar', text: joined },
  ];
  return (
    <ul className={`cluster type-body2 text-muted ${styles.facts}`}>
      {facts.map(({ icon, text, label }) =>
        text ? (
          <li key={icon}>
            <Icon name={icon} size={16} />
            {label ? <VisuallyHidden>{label}: </VisuallyHidden> : null}
            {text}
          </li>
        ) : null,
      )}
    </ul>
  );
}

/** «السعودية» for SA; an unknown code is shown as it is. */
function countryName(code: string, intl: string): string | undefined {
  return new Intl.DisplayNames(intl, { type: 'region', fallback: 'code' }).of(code);
}
