'use client';

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadError } from '@/components/session/load-error';
import { Money } from '@/components/ui/money';
import { useEndpointQuery } from '@/hooks/use-endpoint-query';
import { listSlots } from '@/lib/client/endpoints.gen';
import type { BookingsOutline } from '@/lib/contract/kinds/booking-offer';
import type { BookableSlot } from '@/lib/contract/kinds/bookings';
import type { ProductView } from '@/lib/contract/products';
import { useTimeZone } from '@/lib/i18n/use-time-zone';
import { DAY, MINUTE } from '@/lib/shared/time';
import { firstMonth } from '../month-days';
import { SlotPicker } from '../slot-picker';
import { useDuration } from '../use-duration';
import styles from './choose.module.css';
import { ChosenSlot } from './chosen-slot';
import { ZoneLine } from './zone-line';

type ChooseTimeProps = Pick<BookingsOutline, 'lengths' | 'rules' | 'byHand'> & {
  product: ProductView;
  hours: NonNullable<BookingsOutline['hours']>;
};

/** How long, in which zone, on which day and when; then what it costs and the way to pay. */
export function ChooseTime({ product, lengths, hours, rules, byHand }: ChooseTimeProps) {
  const { t } = useTranslation('kinds-bookings');
  const duration = useDuration();
  const [now] = useState(Date.now);
  const [minutes, setMinutes] = useState(lengths[0]?.minutes ?? 0);
  const memberZone = useTimeZone();
  const [chosenZone, setZone] = useState<string | null>(null);
  const zone = chosenZone ?? memberZone;
  const first = firstMonth(now);
  const [month, setMonth] = useState(first);
  const [chosen, choose] = useState<BookableSlot | null>(null);
  const query = useEndpointQuery(
    listSlots,
    { params: { id: product._id }, query: { month, timeZone: zone, minutes } },
    { refetchInterval: MINUTE, retry: false },
  );
  const length = lengths.find((one) => one.minutes === minutes);
  const furthest = new Date(now + (hours.furthestDays + 1) * DAY).toISOString().slice(0, 7);
  return (
    <div className={styles.parts}>
      {lengths.length > 1 ? (
        <fieldset className="cluster gap-2">
          <legend className={styles.label}>{t('choose.length')}</legend>
          {lengths.map((one) => (
            <button
              key={one.minutes}
              type="button"
              className={styles.length}
              aria-pressed={one.minutes === minutes}
              onClick={() => {
                setMinutes(one.minutes);
                choose(null);
              }}
            >
              <span>{duration(one.minutes)}</span>
              <Money money={one.price} trimZeros />
            </button>
          ))}
        </fieldset>
      ) : null}
      <ZoneLine
        zone={zone}
        onChange={(other) => {
          setZone(other);
          choose(null);
        }}
      />
      {query.isError && !query.data ? <LoadError title={t('choose.failed')} query={query} /> : null}
      <SlotPicker
        month={month}
        onMonth={setMonth}
        range={{ first, last: furthest }}
        slots={query.data}
        weekStart={hours.weekStart}
        chosen={chosen}
        onChoose={choose}
      />
      {chosen && length ? (
        <ChosenSlot
          key={chosen.startsAt}
          product={product}
          slot={chosen}
          length={length}
          timeZone={zone}
          rules={rules}
          byHand={byHand}
          onChoose={(other) => {
            choose(other);
            setMonth(other.local.date.slice(0, 7));
          }}
        />
      ) : null}
    </div>
  );
}
