'use client';

import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import MuiTextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadError } from '@/components/session/load-error';
import { TitledCard } from '@/components/ui/titled-card';
import { useEndpointQuery } from '@/hooks/use-endpoint-query';
import { listOwnSlots } from '@/lib/client/endpoints.gen';
import { paths } from '@/lib/shared/paths';
import { firstMonth, monthAfter } from '../month-days';
import { SlotPicker } from '../slot-picker';
import { useDuration } from '../use-duration';
import styles from './hours.module.css';

const LENGTHS = [15, 30, 45, 60, 90, 120];
/** A year ahead is the furthest that hours can say; the month that ends comes before it. */
const MONTHS = 13;

/** What buyers are offered by the saved hours. */
export function OwnSlots({ timeZone, weekStart }: { timeZone: string; weekStart: number }) {
  const { t } = useTranslation('booking-hours');
  const duration = useDuration();
  const [now] = useState(Date.now);
  const [month, setMonth] = useState(new Date(now).toISOString().slice(0, 7));
  const [minutes, setMinutes] = useState(60);
  const query = useEndpointQuery(listOwnSlots, { query: { month, timeZone, minutes } });
  return (
    <TitledCard title={t('preview.title')} hint={t('preview.hint')}>
      <div className="stack gap-4">
        <MuiTextField
          select
          label={t('preview.length')}
          value={minutes}
          onChange={({ target }) => setMinutes(Number(target.value))}
          className={styles.length}
        >
          {LENGTHS.map((length) => (
            <MenuItem key={length} value={length}>
              {duration(length)}
            </MenuItem>
          ))}
        </MuiTextField>
        {query.isError && !query.data ? <LoadError title={t('preview.failed')} query={query} /> : null}
        <SlotPicker
          month={month}
          onMonth={setMonth}
          range={{ first: firstMonth(now), last: monthAfter(firstMonth(now), MONTHS) }}
          slots={query.data}
          weekStart={weekStart}
        />
        <p className="type-body2 text-secondary">{t('preview.offer')}</p>
        <div className="row cluster gap-3">
          <Button href={paths.productCreate()} variant="outlined">
            {t('preview.makeOffer')}
          </Button>
        </div>
      </div>
    </TitledCard>
  );
}
