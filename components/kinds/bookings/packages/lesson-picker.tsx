'use client';

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadError } from '@/components/session/load-error';
import { useTimeZone } from '@/components/session/use-time-zone';
import { usePackageSlots } from '@/hooks/kinds/bookings/use-packages';
import type { Slot } from '@/lib/contract/kinds/booking-hours';
import { monthAfter } from '../month-days';
import { SlotPicker } from '../slot-picker';

type LessonPickerProps = {
  entitlementId: string;
  weekStart: number;
  /** of the package */
  endsAt: string;
  lesson?: string | undefined;
  chosen: Slot | null;
  onChoose: (slot: Slot) => void;
};

/** The months of a package, with the times that are free. */
export function LessonPicker({
  entitlementId,
  weekStart,
  endsAt,
  lesson,
  chosen,
  onChoose,
}: LessonPickerProps) {
  const { t } = useTranslation('booking-package');
  const timeZone = useTimeZone();
  const [first] = useState(() => new Date().toISOString().slice(0, 7));
  const [asked, setMonth] = useState<string | null>(null);
  const last = endsAt.slice(0, 7);
  const here = usePackageSlots(entitlementId, { month: asked ?? first, timeZone, lesson });
  // Nothing is left of this month: the next one is shown, where there is one.
  const isOver = asked === null && here.data?.data.length === 0 && last > first;
  if (isOver) setMonth(monthAfter(first, 1));
  return (
    <>
      {here.error && !here.data ? <LoadError title={t('slotsFailed')} query={here} /> : null}
      <SlotPicker
        month={asked ?? first}
        onMonth={setMonth}
        range={{ first, last }}
        slots={here.data?.data}
        weekStart={weekStart}
        chosen={chosen}
        onChoose={onChoose}
      />
    </>
  );
}
