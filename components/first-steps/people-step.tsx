'use client';

import { useTranslation } from 'react-i18next';
import { ListView } from '@/components/session/query-view';
import { EmptyView } from '@/components/ui/empty-view';
import { SkeletonGroup } from '@/components/ui/skeleton';
import { PersonRow } from '@/components/users/person-row';
import { PersonRowSkeleton } from '@/components/users/person-skeletons';
import { useEndpointList } from '@/hooks/use-endpoint-list';
import { listSuggestedUsers } from '@/lib/client/endpoints.gen';
import styles from './first-steps.module.css';
import { FIRST_SUGGESTIONS } from './first-steps-queries';
import { StepFoot } from './step-foot';
import type { StepProps } from './step-props';

const BONES = ['a', 'b', 'c', 'd', 'e', 'f'];
/** With this many followed people, a home feed has enough posts. */
const GOOD_START = 5;

/** People to follow, each with the reason. */
export function PeopleStep({ onNext, moving }: StepProps) {
  const { t } = useTranslation('first-steps');
  const list = useEndpointList(listSuggestedUsers, FIRST_SUGGESTIONS);
  const followed = list.items.filter(({ isFollowing }) => isFollowing).length;
  return (
    <>
      <People list={list} />
      <p className={styles.message} role="status">
        {followed >= GOOD_START
          ? t('people.enough', { count: followed })
          : t('people.followed', { count: followed, goal: GOOD_START })}
      </p>
      <StepFoot
        label={t('next')}
        onNext={onNext}
        onSkip={followed === 0 ? onNext : undefined}
        busy={moving}
      />
    </>
  );
}

type PeopleProps = { list: ReturnType<typeof useEndpointList<typeof listSuggestedUsers>> };

function People({ list }: PeopleProps) {
  const { t } = useTranslation('first-steps');
  const skeleton = (
    <SkeletonGroup className={styles.people}>
      {BONES.map((key) => (
        <PersonRowSkeleton key={key} />
      ))}
    </SkeletonGroup>
  );
  return (
    <ListView
      list={list}
      failed={t('people.failed')}
      skeleton={skeleton}
      empty={<EmptyView drawing="people" title={t('people.empty')} />}
    >
      {(people) => (
        // The list scrolls, so it must be reachable by keyboard.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable without a mouse
        <section className={styles.people} aria-label={t('people.title')} tabIndex={0}>
          <ul>
            {people.map((person) => (
              <li key={person._id}>
                <PersonRow person={person} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </ListView>
  );
}
