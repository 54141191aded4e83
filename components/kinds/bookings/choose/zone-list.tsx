'use client';

import Autocomplete from '@mui/material/Autocomplete';
import MuiTextField from '@mui/material/TextField';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { ZONE_CITIES } from '@/lib/i18n/zone-cities.gen';
import { zoneWords } from '@/lib/i18n/zone-words';
import { searchFold } from '@/lib/shared/search-fold';
import { zoneName } from '@/lib/shared/zone-name';

type ZoneListProps = {
  zone: string;
  onChange: (zone: string) => void;
  onClose: (how: 'chosen' | 'escape' | 'blur') => void;
};

/** All time zones, found by country, by city in both languages, or by IANA name. */
export function ZoneList({ zone, onChange, onClose }: ZoneListProps) {
  const { t } = useTranslation(['kinds-bookings', 'common']);
  const { intl } = useLocale();
  const zones = useMemo(() => {
    const all = new Set([zone, ...Object.keys(ZONE_CITIES), 'UTC']);
    return [...all]
      .map((value) => {
        const label = zoneName(value, intl);
        return { value, label, folded: searchFold(`${label} ${zoneWords(value)}`) };
      })
      .sort((one, other) => one.label.localeCompare(other.label, intl));
  }, [zone, intl]);
  return (
    <Autocomplete
      options={zones}
      value={zones.find(({ value }) => value === zone)}
      disableClearable
      autoHighlight
      openOnFocus
      filterOptions={(options, { inputValue }) => {
        const typed = searchFold(inputValue);
        return options.filter(({ folded }) => folded.includes(typed));
      }}
      isOptionEqualToValue={(option, value) => option.value === value.value}
      getOptionKey={({ value }) => value}
      onChange={(_, option) => onChange(option.value)}
      onClose={(_, reason) => {
        if (reason === 'selectOption') onClose('chosen');
        if (reason === 'escape' || reason === 'blur') onClose(reason);
      }}
      openText={t('common:combobox.open')}
      closeText={t('common:combobox.close')}
      noOptionsText={t('common:combobox.none')}
      renderInput={(params) => (
        <MuiTextField
          {...params}
          label={t('choose.zoneLabel')}
          autoFocus
          // What is typed replaces the name that is in it.
          onFocus={({ target }) => target.select()}
        />
      )}
    />
  );
}
