'use client';

import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ComboboxField } from '@/components/forms/combobox-field';
import type { NamedZone } from '@/lib/i18n/time-zones';

type ZoneFieldProps = {
  name: string;
  zones: readonly NamedZone[];
  /** the saved one, which may have another name by now */
  saved: string;
};

/** The time zone of a form, found by its country, by its city in both languages, or by its IANA name. */
export function ZoneField({ name, zones, saved }: ZoneFieldProps) {
  const { t } = useTranslation('booking-hours');
  const options = useMemo(() => {
    const all = zones.map(({ zone, name: label, also }) => ({ value: zone, label, also }));
    return all.some(({ value }) => value === saved)
      ? all
      : [{ value: saved, label: saved, also: saved }, ...all];
  }, [zones, saved]);
  return (
    <ComboboxField name={name} label={t('zone.label')} hint={t('zone.hint')} options={options} required />
  );
}
