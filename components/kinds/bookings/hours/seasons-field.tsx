'use client';

import Button from '@mui/material/Button';
import { useState } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { DateField } from '@/components/forms/date-field';
import { FieldMessage } from '@/components/forms/field-message';
import { TextField } from '@/components/forms/text-field';
import { useMessage } from '@/components/forms/use-message';
import { useRows } from '@/components/forms/use-rows';
import { Icon } from '@/components/ui/icon';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import styles from './hours.module.css';
import type { HoursValues } from './hours-values';
import { WeekField } from './week-field';

type SeasonsFieldProps = {
  weekStart: number;
  ramadan: { from: string; to: string };
};

/** Times of the year with hours of their own. Ramadan is suggested. */
export function SeasonsField({ weekStart, ramadan }: SeasonsFieldProps) {
  const { t } = useTranslation('booking-hours');
  const { fields, append, remove } = useRows<HoursValues, 'seasons'>('seasons');
  const { errors } = useFormState<HoursValues>();
  const message = useMessage();
  const weekly = useWatch<HoursValues, 'weekly'>({ name: 'weekly' });
  const [open, setOpen] = useState<number | null>(null);
  const add = (season: { name: string; from: string; to: string }) => {
    // A new one begins with the usual hours.
    append({ ...season, weekly: weekly.map((day) => [...day]) });
    setOpen(fields.length);
  };
  const isRamadanThere = fields.some(({ from }) => from === ramadan.from);
  const error = errors.seasons?.root?.message ?? errors.seasons?.message;
  return (
    <>
      {fields.map((season, at) => (
        <fieldset key={season.id} className={`stack gap-4 min-0 ${styles.season}`}>
          <VisuallyHidden as="legend">{season.name || t('seasons.one')}</VisuallyHidden>
          <TextField name={`seasons.${at}.name`} label={t('seasons.name')} />
          <div className={`stack gap-4 ${styles.pair}`}>
            <DateField name={`seasons.${at}.from`} label={t('seasons.from')} required />
            <DateField name={`seasons.${at}.to`} label={t('seasons.to')} required />
          </div>
          <div className="row cluster gap-3">
            <Button
              variant="outlined"
              aria-expanded={open === at}
              onClick={() => setOpen(open === at ? null : at)}
            >
              {t(open === at ? 'seasons.hide' : 'seasons.show')}
            </Button>
            <Button variant="text" color="error" onClick={() => remove(at)}>
              {t('seasons.remove')}
            </Button>
          </div>
          {open === at ? (
            <WeekField name={`seasons.${at}.weekly`} label={t('seasons.hours')} weekStart={weekStart} />
          ) : null}
        </fieldset>
      ))}
      {error ? <FieldMessage error={message(error)} /> : null}
      <div className="row cluster gap-3">
        {isRamadanThere ? null : (
          <Button
            variant="outlined"
            startIcon={<Icon name="plus" size={20} />}
            onClick={() => add({ name: t('seasons.ramadan'), ...ramadan })}
          >
            {t('seasons.addRamadan')}
          </Button>
        )}
        <Button
          variant="outlined"
          startIcon={<Icon name="plus" size={20} />}
          onClick={() => add({ name: '', from: '', to: '' })}
        >
          {t('seasons.add')}
        </Button>
      </div>
    </>
  );
}
