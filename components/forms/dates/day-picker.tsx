'use client';

import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError, FieldRef, PickerValidDate } from '@mui/x-date-pickers/models';
import { type FocusEvent, type ReactNode, type Ref, useImperativeHandle, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldMessage } from '@/components/forms/field-message';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { formatDay } from '@/lib/shared/dates';
import { DayAdapter } from './day-adapter';
import { dayOf, NO_DATE, textOf } from './iso-days';
import { PickerActions } from './picker-actions';
import { pickerLook } from './picker-look';
import { pickerWords } from './picker-words';
import { useSectionKeys } from './use-section-keys';

export type DayPickerProps = {
  name?: string;
  label: string;
  /** `YYYY-MM-DD`; '' for nothing */
  value: string;
  /**
   * Gives `YYYY-MM-DD`, '' for nothing, or `NO_DATE` for an invalid date.
   * @param isAllowed whether it is a day from `min` to `max`, or nothing
   */
  onChange: (text: string, isAllowed: boolean) => void;
  onBlur?: () => void;
  /** The error, when the form knows more than the field. */
  error?: string;
  hint?: ReactNode;
  required?: boolean;
  /** `YYYY-MM-DD`, the first and the last day that can be chosen */
  min?: string;
  max?: string;
  /** What the calendar shows first: years, for a day long ago. */
  opensAt?: 'day' | 'year';
  size?: 'small' | 'medium';
  /** Moves the focus to the field when the form is refused. (`ref` would be that of the dynamic import.) */
  focusRef?: Ref<{ focus: () => void }>;
};

/** A day, typed or chosen in a calendar, in the reader's calendar and digits. */
export function DayPicker({
  value,
  onChange,
  min,
  max,
  opensAt = 'day',
  focusRef,
  ...field
}: DayPickerProps) {
  const { t } = useTranslation('dates');
  const { intl } = useLocale();
  const inner = useRef<FieldRef<PickerValidDate | null>>(null);
  useImperativeHandle(focusRef, () => ({ focus: () => inner.current?.focusField() }), []);
  const keys = useSectionKeys(inner);
  const [day, setDay] = useState(() => dayOf(value));
  // The form was filled again or emptied; a half-typed date stays.
  if (textOf(day) !== value) setDay(dayOf(value));
  const [problem, setProblem] = useState<DateValidationError>(null);
  const [isLeft, setLeft] = useState(false);
  const written = (text: string | undefined) => (text ? formatDay(text, 'long', intl) : '');
  const words = () => {
    if (problem === 'minDate') return t('problem.min', { date: written(min) });
    if (problem === 'maxDate') return t('problem.max', { date: written(max) });
    return t('problem.noDate');
  };
  // For a valid day, the form knows the error better.
  const known = problem === 'invalidDate' ? undefined : field.error;
  const error = known ?? (problem && isLeft ? words() : field.error);
  return (
    <LocalizationProvider dateAdapter={DayAdapter} adapterLocale={intl} localeText={pickerWords(t)}>
      <DatePicker
        name={field.name}
        label={field.label}
        value={day}
        onChange={(chosen, { validationError }) => {
          setDay(chosen);
          onChange(textOf(chosen), validationError === null);
        }}
        onError={setProblem}
        format={IN_THE_FIELD}
        minDate={min ? (dayOf(min) ?? undefined) : undefined}
        maxDate={max ? (dayOf(max) ?? undefined) : undefined}
        views={['year', 'month', 'day']}
        openTo={opensAt}
        yearsOrder={opensAt === 'year' ? 'desc' : 'asc'}
        dayOfWeekFormatter={(weekday) => formatWeekday(weekday, intl)}
        showDaysOutsideCurrentMonth={false}
        slots={PARTS}
        slotProps={{
          // On a phone the field itself shows the chosen day.
          toolbar: { hidden: true },
          field: { fieldRef: inner },
          textField: {
            ...keys,
            required: field.required,
            size: field.size,
            error: Boolean(error),
            helperText: error || field.hint ? <FieldMessage error={error} hint={field.hint} /> : undefined,
            onFocus: () => setLeft(false),
            onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLDivElement>) => {
              // Moving from the day to the month does not leave the field.
              if (currentTarget.contains(relatedTarget)) return;
              setLeft(true);
              if (isHalfTyped(inner.current)) onChange(NO_DATE, false);
              field.onBlur?.();
            },
            sx: pickerLook,
            slotProps: { input: { slotProps: { root: NOT_INVALID } } },
          },
        }}
      />
    </LocalizationProvider>
  );
}

// MUI marks the group as invalid, which ARIA does not know for groups. The message under the field is read with it.
const NOT_INVALID = { 'aria-invalid': undefined };
const PARTS = { actionBar: PickerActions };

/** MUI treats half a date as empty; it would be lost silently. */
function isHalfTyped(field: FieldRef<PickerValidDate | null> | null): boolean {
  const sections = field?.getSections() ?? [];
  return sections.some(({ value }) => value !== '') && sections.some(({ value }) => value === '');
}

// Non-breaking spaces: otherwise MUI reverses the parts in Arabic, and the reader would type the year first.
const IN_THE_FIELD = 'd\u00a0MMMM\u00a0yyyy';

const formatWeekday = (day: PickerValidDate, intl: string) =>
  new DayAdapter({ locale: intl }).formatByString(day, 'EEEEE');
