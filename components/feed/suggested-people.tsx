'use client';

import { useTranslation } from 'react-i18next';
import { PersonRow } from '@/components/users/person-row';
import { useEndpointList } from '@/hooks/use-endpoint-list';
import { listSuggestedUsers } from '@/lib/client/endpoints.gen';
import { paths } from '@/lib/shared/paths';
import { HOME_SUGGESTIONS } from './home-queries';
import { SideCard } from './side-card';

/** A few people to follow, each with the reason. */
export function SuggestedPeople() {
  const { t } = useTranslation('posts');
  const { items } = useEndpointList(listSuggestedUsers, HOME_SUGGESTIONS);
  if (items.length === 0) return null;
  return (
    <SideCard title={t('feed.suggested')} seeAll={paths.seeAll('suggested-users')}>
      <ul className="stack gap-4">
        {items.slice(0, HOME_SUGGESTIONS.query.limit).map((person) => (
          <li key={person._id}>
            <PersonRow person={person} />
          </li>
        ))}
      </ul>
    </SideCard>
  );
}
