import { HydrationBoundary } from '@tanstack/react-query';
import type { Metadata } from 'next';
import { MemberList } from '@/components/admin/people/member-list';
import { PageTitle } from '@/components/ui/page-title';
import { listMembers } from '@/lib/contract/operator-people';
import { getTranslation } from '@/lib/i18n/server';
import * as people from '@/lib/server/operator/people';
import { requireMember } from '@/lib/server/requests/page-viewer';
import { prefetch } from '@/lib/server/requests/prefetch';
import { paths } from '@/lib/shared/paths';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getTranslation('operator');
  return { title: t('pages.people.title'), robots: { index: false } };
}

type PeoplePageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

const Filter = listMembers.query.pick({ q: true, status: true });

export default async function PeoplePage({ searchParams }: PeoplePageProps) {
  // Ignores values in the address that do not exist.
  const filter = Filter.safeParse(await searchParams).data ?? {};
  const ctx = await requireMember(paths.adminPeople(filter), 'ADMIN');
  const { t } = await getTranslation('operator');
  const page = prefetch();
  await page.list(listMembers, { query: filter }, () =>
    people.listMembers(ctx, listMembers.query.parse(filter)),
  );
  return (
    <HydrationBoundary state={page.state()}>
      <PageTitle subtitle={t('pages.people.hint')}>{t('pages.people.title')}</PageTitle>
      <MemberList filter={filter} />
    </HydrationBoundary>
  );
}
