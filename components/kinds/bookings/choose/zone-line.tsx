'use client';

import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import MuiTextField from '@mui/material/TextField';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '@/components/ui/icon';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { searchFold } from '@/lib/shared/search-fold';
import { zoneName } from '@/lib/shared/zone-name';
import styles from './choose.module.css';

/** In which zone times are shown, and a list to choose another. */
export function ZoneLine({ zone, onChange }: { zone: string; onChange: (zone: string) => void }) {
  const { t } = useTranslation('kinds-bookings');
  const { intl } = useLocale();
  const [list, setList] = useState<'closed' | 'open' | 'left'>('closed');
  if (list === 'open')
    return (
      <ZoneList
        zone={zone}
        onChange={onChange}
        onClose={(how) => setList(how === 'blur' ? 'closed' : 'left')}
      />
    );
  return (
    <p className={styles.zone}>
      <Icon name="globe" size={20} />
      {/* The server knows cities in Arabic that browsers do not. */}
      <bdi suppressHydrationWarning>{zoneName(zone, intl)}</bdi>
      {/* Whoever leaves the list by the keyboard is where they were before. */}
      <Button variant="text" autoFocus={list === 'left'} onClick={() => setList('open')}>
        {t('choose.changeZone')}
      </Button>
    </p>
  );
}

type ZoneListProps = {
  zone: string;
  onChange: (zone: string) => void;
  onClose: (how: 'chosen' | 'escape' | 'blur') => void;
};

function ZoneList({ zone, onChange, onClose }: ZoneListProps) {
  const { t } = useTranslation(['kinds-bookings', 'common']);
  const { intl } = useLocale();
  const zones = useMemo(() => {
    const all = new Set([zone, ...Intl.supportedValuesOf('timeZone'), 'UTC']);
    return [...all]
      .map((value) => ({ value, label: zoneName(value, intl) }))
      .sort((one, other) => one.label.localeCompare(other.label, intl));
  }, [zone, intl]);
  return (
    <Autocomplete
      options={zones}
      value={zones.find(({ value }) => value === zone)}
      disableClearable
      autoHighlight
      openOnFocus
      // By its IANA name, too: the cities of a country and of its neighbours are in it.
      filterOptions={(options, { inputValue }) => {
        const typed = searchFold(inputValue);
        return options.filter(({ label, value }) =>
          searchFold(`${label} ${value.replaceAll('_', ' ')}`).includes(typed),
        );
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
