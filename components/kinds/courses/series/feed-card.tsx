'use client';

import { useTranslation } from 'react-i18next';
import { useEndpointQuery } from '@/hooks/use-endpoint-query';
import { getPodcastFeed, renewPodcastFeed } from '@/lib/client/endpoints.gen';
import { SecretAddress } from '../../secret-address';

/** The secret address at which the buyer's own podcast app reads the series. */
export function FeedCard({ entitlementId }: { entitlementId: string }) {
  const { t } = useTranslation('course-room');
  const input = { params: { id: entitlementId } };
  const query = useEndpointQuery(getPodcastFeed, input);
  return (
    <SecretAddress
      query={query}
      endpoint={renewPodcastFeed}
      input={input}
      word={(name) => t(`feed.${name}`)}
    />
  );
}
