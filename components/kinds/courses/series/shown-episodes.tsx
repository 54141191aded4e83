'use client';

import dynamic from 'next/dynamic';
import type { Queue } from '@/components/listening/listening-store';
import type { ShownLesson } from '@/lib/contract/kinds/course-facts';
import type { OutlineProps } from '../../parts';
import { EpisodeList } from './episode-list';

// For those who bought it; guests do not load it.
const OwnedEpisodes = dynamic(() => import('./owned-episodes').then((module) => module.OwnedEpisodes));

type ShownEpisodesProps = { product: OutlineProps['product']; episodes: readonly ShownLesson[] };

/** The episodes on the page of a series. Its buyers hear them as in the library, others hear the free ones. */
export function ShownEpisodes({ product, episodes }: ShownEpisodesProps) {
  const free = freeQueue(product, episodes);
  const { entitlementId } = product;
  return entitlementId ? (
    <OwnedEpisodes entitlementId={entitlementId} episodes={episodes} free={free} />
  ) : (
    <EpisodeList episodes={episodes} queue={free} />
  );
}

function freeQueue(product: OutlineProps['product'], episodes: readonly ShownLesson[]): Queue {
  const { _id: id, title, cover, owner } = product;
  return {
    ...{ by: 'product', id, title, creator: owner.name },
    episodes: episodes
      .filter(({ isPreview }) => isPreview)
      .map(({ _id, title, poster }) => ({ lessonId: _id, title, picture: poster ?? cover })),
  };
}
