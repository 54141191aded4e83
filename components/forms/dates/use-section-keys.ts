'use client';

import type { FieldRef, PickerValidDate } from '@mui/x-date-pickers/models';
import type { FormEvent, KeyboardEvent, RefObject } from 'react';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { toLatinDigits } from '@/lib/shared/arabic';

type Field = RefObject<FieldRef<PickerValidDate | null> | null>;

/**
 * What MUI's date field does not do: it accepts digits of any keyboard and writes them as the adapter does; and in
 * Arabic, where the day is on the right, the left arrow goes on to the month.
 */
export function useSectionKeys(field: Field) {
  const { dir } = useLocale();
  return {
    onInputCapture: ({ target }: FormEvent) => {
      if (!(target instanceof HTMLElement) || target.role !== 'spinbutton') return;
      const typed = target.textContent ?? '';
      const latin = toLatinDigits(typed);
      if (latin !== typed) target.textContent = latin;
    },
    onKeyDownCapture: (event: KeyboardEvent) => {
      const steps = { ArrowLeft: 1, ArrowRight: -1 }[event.key];
      const current = field.current?.getActiveSectionIndex();
      if (dir !== 'rtl' || steps === undefined || current == null) return;
      event.preventDefault();
      event.stopPropagation();
      const count = field.current?.getSections().length ?? 0;
      field.current?.setSelectedSections(Math.min(count - 1, Math.max(0, current + steps)));
    },
  };
}
