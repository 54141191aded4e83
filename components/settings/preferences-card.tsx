'use client';

import { useTranslation } from 'react-i18next';
import { TitledCard } from '@/components/ui/titled-card';
import { useMemberColorMode } from '@/hooks/session/use-member-color-mode';
import { useUpdateMe } from '@/hooks/users/use-update-me';
import { rememberWriting } from '@/lib/client/preferences';
import { chooseLocale } from '@/lib/i18n/choose-locale';
import { useLocale } from '@/lib/i18n/i18n-provider';
import type { Calendar, Digits, Locale } from '@/lib/i18n/locales';
import { useTimeZone } from '@/lib/i18n/use-time-zone';
import { formatDate } from '@/lib/shared/dates';
import { Choice } from './choice';

// Each option is shown in its own digits, whatever digits the page uses.
const LATIN = '1234';
const ARABIC = '١٢٣٤';

type PreferencesCardProps = {
  /** ISO; the day of the example. */
  today: string;
};

/**
 * Language, digits, calendar and colours: saved on the account and on this device. The server renders with them from
 * then on.
 */
export function PreferencesCard({ today }: PreferencesCardProps) {
  const { t } = useTranslation(['account', 'common']);
  const { locale, digits, calendar, intl } = useLocale();
  const zone = useTimeZone();
  const { mode, choose } = useMemberColorMode(true);
  const update = useUpdateMe({ toastsFailure: true });

  const write = (chosen: { digits?: Digits; calendar?: Calendar }) =>
    update.run(
      { body: chosen },
      {
        // The server renders every date and number on the page again.
        onSuccess: () => {
          rememberWriting(chosen);
          window.location.reload();
        },
      },
    );
  const speak = (next: Locale) =>
    update.run({ body: { locale: next } }, { onSuccess: () => chooseLocale(next) });

  return (
    <TitledCard title={t('appearance.title')} hint={t('appearance.hint')}>
      <div className="grid gap-4">
        <Choice
          label={t('appearance.language')}
          value={locale}
          disabled={update.isPending}
          onChoose={speak}
          options={[
            { value: 'ar', label: t('common:locale.ar'), lang: 'ar' },
            { value: 'en', label: t('common:locale.en'), lang: 'en' },
          ]}
        />
        <Choice
          label={t('appearance.digits')}
          value={digits}
          disabled={update.isPending}
          onChoose={(next) => write({ digits: next })}
          options={[
            { value: 'latn', label: LATIN, name: t('appearance.latnName', { digits: LATIN }) },
            { value: 'arab', label: ARABIC, name: t('appearance.arabName', { digits: ARABIC }) },
          ]}
        />
        <Choice
          label={t('appearance.calendar')}
          hint={t('appearance.example', { date: formatDate(today, 'text', intl, zone) })}
          value={calendar}
          disabled={update.isPending}
          onChoose={(next) => write({ calendar: next })}
          options={[
            { value: 'gregory', label: t('appearance.gregory') },
            { value: 'islamic-umalqura', label: t('appearance.islamic-umalqura') },
          ]}
        />
        <Choice
          label={t('appearance.color')}
          value={mode ?? null}
          onChoose={choose}
          options={[
            { value: 'light', label: t('appearance.light'), icon: 'sun' },
            { value: 'dark', label: t('appearance.dark'), icon: 'moon' },
            { value: 'system', label: t('appearance.system'), icon: 'settings' },
          ]}
        />
      </div>
    </TitledCard>
  );
}
