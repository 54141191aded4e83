'use client';

import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import MuiTextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';
import { Icon } from '@/components/ui/icon';
import { useClock } from '../../times/use-week';
import styles from './day-rows.module.css';
import type { DayWindow } from './windows';

const QUARTERS = Array.from({ length: 97 }, (_, at) => at * 15);

type WindowRowProps = {
  /** The day's name, for screen readers. */
  day: string;
  window: DayWindow;
  onChange: (window: DayWindow) => void;
  onRemove: () => void;
};

/** From when until when: two times of a day. */
export function WindowRow({ day, window, onChange, onRemove }: WindowRowProps) {
  const { t } = useTranslation('booking-hours');
  const { from, to } = window;
  return (
    <div className="row gap-2">
      <TimeSelect
        label={t('day.from', { day })}
        value={from}
        least={0}
        most={1425}
        onChange={(value) => onChange({ from: value, to: Math.max(to, value + 15) })}
      />
      <span aria-hidden="true">–</span>
      <TimeSelect
        label={t('day.to', { day })}
        value={to}
        least={from + 15}
        most={1440}
        onChange={(value) => onChange({ from, to: value })}
      />
      <IconButton aria-label={t('day.remove', { day })} onClick={onRemove}>
        <Icon name="close" size={18} />
      </IconButton>
    </div>
  );
}

type TimeSelectProps = {
  label: string;
  value: number;
  least: number;
  most: number;
  onChange: (minutes: number) => void;
};

function TimeSelect({ label, value, least, most, onChange }: TimeSelectProps) {
  const clock = useClock();
  // A time between two quarters stays as it was chosen.
  const times = [...new Set([...QUARTERS, value])]
    .filter((time) => time >= least && time <= most)
    .sort((one, other) => one - other);
  return (
    <MuiTextField
      select
      size="small"
      value={value}
      onChange={({ target }) => onChange(Number(target.value))}
      slotProps={{
        htmlInput: { 'aria-label': label },
        select: { MenuProps: { slotProps: { paper: { style: { maxHeight: 320 } } } } },
      }}
      className={styles.time}
    >
      {times.map((time) => (
        <MenuItem key={time} value={time}>
          <bdi dir="ltr">{clock(time)}</bdi>
        </MenuItem>
      ))}
    </MuiTextField>
  );
}
