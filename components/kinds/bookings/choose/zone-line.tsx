'use client';

import Button from '@mui/material/Button';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '@/components/ui/icon';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { zoneName } from '@/lib/shared/zone-name';

// The names of cities in both languages are loaded for those who open the list.
const ZoneList = dynamic(() => import('./zone-list').then((module) => module.ZoneList), { ssr: false });

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
    <p className="row cluster gap-2 type-body2 text-secondary">
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
