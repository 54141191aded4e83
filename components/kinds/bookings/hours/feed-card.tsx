'use client';

import { useTranslation } from 'react-i18next';
import { useEndpointQuery } from '@/hooks/use-endpoint-query';
import { getCalendarFeed, renewCalendarFeed } from '@/lib/client/endpoints.gen';
import { SecretAddress } from '../../secret-address';

/** The secret address at which the host's own calendar reads their bookings. */
export function FeedCard() {
  const { t } = useTranslation('booking-hours');
  const query = useEndpointQuery(getCalendarFeed, {});
  return (
    <SecretAddress query={query} endpoint={renewCalendarFeed} input={{}} word={(name) => t(`feed.${name}`)} />
  );
}
