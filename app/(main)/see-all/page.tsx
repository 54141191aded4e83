import { HydrationBoundary } from '@tanstack/react-query';
import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import { SeeAll } from '@/components/feed/see-all';
import { Messages } from '@/lib/i18n/page-messages';
import { getTranslation } from '@/lib/i18n/server';
import { prefetch } from '@/lib/server/requests/prefetch';
import { oneOf } from '@/lib/shared/one-of';
import { paths } from '@/lib/shared/paths';
import { loadSeeAll } from './load';

type SeeAllPageProps = { searchParams: Promise<{ of?: string | string[]; userId?: string | string[] }> };

const LISTS = [
  'suggested-users',
  'recommended-posts',
  'products',
  'purchased',
  'followers',
  'following',
  'companies',
] as const;

export async function generateMetadata({ searchParams }: SeeAllPageProps): Promise<Metadata> {
  const [{ of }, { t }] = await Promise.all([searchParams, getTranslation('users')]);
  return { title: t(`seeAll.${oneOf(LISTS, of)}`), robots: { index: false } };
}

/** The "See all" links of home, explore and profiles lead here. */
export default async function SeeAllPage({ searchParams }: SeeAllPageProps) {
  const [{ of: asked, userId }, { t }] = await Promise.all([searchParams, getTranslation('users')]);
  if (asked === undefined) redirect(paths.explore());
  const of = LISTS.find((list) => list === asked);
  if (!of) notFound();
  if (of === 'purchased') redirect(paths.purchasedPosts());
  const page = prefetch();
  const { owner, title } = await loadSeeAll(page, of, typeof userId === 'string' ? userId : undefined);
  return (
    <Messages of={['social', 'products', 'companies']}>
      <HydrationBoundary state={page.state()}>
        <SeeAll of={of} title={title ?? t(`seeAll.${of}`)} userId={owner} />
      </HydrationBoundary>
    </Messages>
  );
}
