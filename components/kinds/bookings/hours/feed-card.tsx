'use client';

import { useTranslation } from 'react-i18next';
import { useCalendarFeed, useRenewFeed } from '@/hooks/kinds/bookings/use-calendar-feed';
import { SecretAddress } from '../../secret-address';

/** The secret address at which the host's own calendar reads their bookings. */
export function FeedCard() {
  const { t } = useTranslation('booking-hours');
  const query = useCalendarFeed();
  const renew = useRenewFeed();
  return <SecretAddress query={query} renew={renew} word={(name) => t(`feed.${name}`)} />;
}
