'use client';

import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import MuiTextField from '@mui/material/TextField';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '@/components/ui/icon';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { dateTimeFormat } from '@/lib/shared/intl';
import { searchFold } from '@/lib/shared/search-fold';
import styles from './choose.module.css';

/** What a zone is called: «توقيت السعودية». Browsers only name zones; times come from the server. */
function nameOf(zone: string, intl: string): string {
  const format = dateTimeFormat(intl, { timeZone: zone, timeZoneName: 'longGeneric' });
  return format.formatToParts(0).find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}

/** In which zone times are shown, and a list to choose another. */
export function ZoneLine({ zone, onChange }: { zone: string; onChange: (zone: string) => void }) {
  const { t } = useTranslation(['kinds-bookings', 'common']);
  const { intl } = useLocale();
  const [isOpen, setOpen] = useState(false);
  const zones = useMemo(() => {
    if (!isOpen) return [];
    const all = new Set([zone, ...Intl.supportedValuesOf('timeZone'), 'UTC']);
    return [...all].map((value) => ({ value, label: `${nameOf(value, intl)}: ${value}` }));
  }, [isOpen, zone, intl]);
  if (!isOpen)
    return (
      <p className={styles.zone}>
        <Icon name="globe" size={20} />
        <span>{nameOf(zone, intl)}</span>
        <Button variant="text" onClick={() => setOpen(true)}>
          {t('choose.changeZone')}
        </Button>
      </p>
    );
  return (
    <Autocomplete
      options={zones}
      value={zones.find(({ value }) => value === zone)}
      disableClearable
      autoHighlight
      openOnFocus
      filterOptions={(options, { inputValue }) => {
        const typed = searchFold(inputValue);
        return options.filter(({ label }) => searchFold(label).includes(typed)).slice(0, 50);
      }}
      isOptionEqualToValue={(option, value) => option.value === value.value}
      getOptionKey={({ value }) => value}
      onChange={(_, option) => {
        onChange(option.value);
        setOpen(false);
      }}
      openText={t('common:combobox.open')}
      closeText={t('common:combobox.close')}
      noOptionsText={t('common:combobox.none')}
      renderInput={(params) => <MuiTextField {...params} label={t('choose.zoneLabel')} autoFocus />}
    />
  );
}
