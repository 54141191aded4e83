'use client';

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadError } from '@/components/session/load-error';
import { useEndpointQuery } from '@/hooks/use-endpoint-query';
import { listPackageSlots } from '@/lib/client/endpoints.gen';
import type { Slot } from '@/lib/contract/kinds/booking-hours';
import { DAY } from '@/lib/shared/time';
import { firstMonth } from '../month-days';
import { SlotPicker } from '../slot-picker';

type LessonPickerProps = {
  entitlementId: string;
  weekStart: number;
  /** of the package */
  endsAt: string;
  timeZone: string;
  lesson?: string | undefined;
  chosen: Slot | null;
  onChoose: (slot: Slot) => void;
};

/** The months of a package, with the times that are free. */
export function LessonPicker({
  entitlementId,
  weekStart,
  endsAt,
  timeZone,
  lesson,
  chosen,
  onChoose,
}: LessonPickerProps) {
  const { t } = useTranslation('booking-package');
  const [now] = useState(Date.now);
  const [month, setMonth] = useState(new Date(now).toISOString().slice(0, 7));
  // The last day may be in the next month in the east.
  const last = new Date(Date.parse(endsAt) + DAY).toISOString().slice(0, 7);
  const here = useEndpointQuery(listPackageSlots, {
    params: { id: entitlementId },
    query: { month, timeZone, lesson },
  });
  return (
    <>
      {here.error && !here.data ? <LoadError title={t('slotsFailed')} query={here} /> : null}
      <SlotPicker
        month={month}
        onMonth={setMonth}
        range={{ first: firstMonth(now), last }}
        slots={here.data}
        weekStart={weekStart}
        chosen={chosen}
        onChoose={onChoose}
      />
    </>
  );
}
