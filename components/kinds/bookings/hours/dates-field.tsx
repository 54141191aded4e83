'use client';

import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useController, useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { DateField } from '@/components/forms/date-field';
import { FieldMessage } from '@/components/forms/field-message';
import { useMessage } from '@/components/forms/use-message';
import { useRows } from '@/components/forms/use-rows';
import { Icon } from '@/components/ui/icon';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import styles from './hours.module.css';
import type { HoursValues } from './hours-values';
import { WindowRow } from './window-row';
import { type DayWindow, joined, nextWindow } from './windows';

/** Single days: off, or with hours of their own. */
export function DatesField() {
  const { t } = useTranslation('booking-hours');
  const { fields, append, remove } = useRows<HoursValues, 'dates'>('dates');
  const { errors } = useFormState<HoursValues>();
  const message = useMessage();
  const error = errors.dates?.root?.message ?? errors.dates?.message;
  return (
    <>
      {fields.map((date, at) => (
        <fieldset key={date.id} className={`stack gap-4 min-0 ${styles.season}`}>
          <VisuallyHidden as="legend">{t('dates.one')}</VisuallyHidden>
          <DateField name={`dates.${at}.date`} label={t('dates.date')} required />
          <DayHours name={`dates.${at}.windows`} />
          <div className="row cluster gap-3">
            <Button variant="text" color="error" onClick={() => remove(at)}>
              {t('dates.remove')}
            </Button>
          </div>
        </fieldset>
      ))}
      {error ? <FieldMessage error={message(error)} /> : null}
      <div className="row cluster gap-3">
        <Button
          variant="outlined"
          startIcon={<Icon name="plus" size={20} />}
          onClick={() => append({ date: '', windows: [] })}
        >
          {t('dates.addOff')}
        </Button>
        <Button
          variant="outlined"
          startIcon={<Icon name="plus" size={20} />}
          onClick={() => append({ date: '', windows: [{ from: 540, to: 1020 }] })}
        >
          {t('dates.addOpen')}
        </Button>
      </div>
    </>
  );
}

function DayHours({ name }: { name: string }) {
  const { t } = useTranslation('booking-hours');
  const { field } = useController({ name });
  const windows: DayWindow[] = field.value;
  const next = nextWindow(windows);
  const day = t('dates.one');
  return (
    <>
      <FormControlLabel
        control={
          <Switch
            checked={windows.length > 0}
            onChange={(_event, on) => field.onChange(on && next ? [next] : [])}
          />
        }
        label={t('dates.open')}
      />
      {windows.map((window) => (
        <WindowRow
          key={`${window.from} ${window.to}`}
          day={day}
          window={window}
          onChange={(changed) =>
            field.onChange(joined([...windows.filter((other) => other !== window), changed]))
          }
          onRemove={() => field.onChange(windows.filter((other) => other !== window))}
        />
      ))}
      {windows.length > 0 && next ? (
        <div className="row cluster gap-3">
          <Button
            variant="text"
            startIcon={<Icon name="plus" size={18} />}
            onClick={() => field.onChange(joined([...windows, next]))}
          >
            {t('day.add')}
          </Button>
        </div>
      ) : null}
    </>
  );
}
