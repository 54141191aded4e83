'use client';

import { useTranslation } from 'react-i18next';
import { usePodcastFeed, useRenewPodcastFeed } from '@/hooks/kinds/courses/use-podcast-feed';
import { SecretAddress } from '../../secret-address';

/** The secret address at which the buyer's own podcast app reads the series. */
export function FeedCard({ entitlementId }: { entitlementId: string }) {
  const { t } = useTranslation('course-room');
  const query = usePodcastFeed(entitlementId);
  const renew = useRenewPodcastFeed(entitlementId);
  return <SecretAddress query={query} renew={renew} word={(name) => t(`feed.${name}`)} />;
}
