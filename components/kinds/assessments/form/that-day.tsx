'use client';

import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { BidiText } from '@/components/ui/bidi-text';
import { useEndpointQuery } from '@/hooks/use-endpoint-query';
import { listBookings } from '@/lib/client/endpoints.gen';
import { useTimeWords } from '../../bookings/calendar/use-time-words';
import own from './form.module.css';

/** What its creator has on the day of a date, by the clock of the workshop: they see it before they choose the time. */
export function ThatDay({ date, dateId }: { date: string; dateId: string }) {
  const { t } = useTranslation('kinds-assessments');
  const time = useTimeWords();
  const timeZone: string = useWatch({ name: 'content.timeZone' });
  const { data } = useEndpointQuery(listBookings, { query: { from: date, days: 1, timeZone } });
  const booked = (data?.data ?? []).filter(({ host, state }) => host === null && state !== 'cancelled');
  const given = (data?.workshops ?? []).filter(({ _id }) => _id !== dateId);
  // The seats of a group are one time.
  const times = new Map([...booked, ...given].map((one) => [`${one.slot.startsAt} ${one.product._id}`, one]));
  const inOrder = [...times].toSorted(([one], [other]) => one.localeCompare(other));
  if (inOrder.length === 0) return null;
  return (
    <div className={own.thatDay}>
      {t('form.thatDay')}
      <ul>
        {inOrder.map(([key, { slot, product }]) => (
          <li key={key}>
            <bdi dir="ltr">{time(slot)}</bdi> <BidiText>{product.title}</BidiText>
          </li>
        ))}
      </ul>
    </div>
  );
}
