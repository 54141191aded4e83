import type { PickersInputLocaleText } from '@mui/x-date-pickers/locales';
import type { TFunction } from 'i18next';

/** The texts of MUI's pickers, in the reader's language. MUI has no Arabic ones. */
export function pickerWords(t: TFunction<'dates'>): PickersInputLocaleText {
  return {
    previousMonth: t('previousMonth'),
    nextMonth: t('nextMonth'),
    calendarViewSwitchingButtonAriaLabel: (view) => t(view === 'day' ? 'toYears' : 'toDays'),
    cancelButtonLabel: t('cancel'),
    clearButtonLabel: t('clear'),
    fieldClearLabel: t('clear'),
    okButtonLabel: t('ok'),
    todayButtonLabel: t('today'),
    datePickerToolbarTitle: t('title'),
    openDatePickerDialogue: (date) => (date ? t('openChosen', { date }) : t('open')),
    dateTableLabel: t('table'),
    fieldYearPlaceholder: () => t('placeholder.year'),
    fieldMonthPlaceholder: () => t('placeholder.month'),
    fieldDayPlaceholder: () => t('placeholder.day'),
    year: t('year'),
    month: t('month'),
    day: t('day'),
    empty: t('empty'),
  };
}
