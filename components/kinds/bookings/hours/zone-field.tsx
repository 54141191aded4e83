'use client';

import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ComboboxField } from '@/components/forms/combobox-field';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { zoneName } from './zone-name';

/** The time zone of a form, found by the name of its country, by its city or by its IANA name. */
export function ZoneField({ name }: { name: string }) {
  const { t } = useTranslation('booking-hours');
  const { intl } = useLocale();
  const options = useMemo(
    () =>
      Intl.supportedValuesOf('timeZone')
        .map((zone) => ({ value: zone, label: zoneName(zone, intl) }))
        .sort((one, other) => one.label.localeCompare(other.label, intl)),
    [intl],
  );
  return (
    <ComboboxField name={name} label={t('zone.label')} hint={t('zone.hint')} options={options} required />
  );
}
