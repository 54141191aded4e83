import { HydrationBoundary } from '@tanstack/react-query';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { MemberPage } from '@/components/admin/people/member-page';
import { Id } from '@/lib/contract/fields';
import { getMember } from '@/lib/contract/operator-people';
import { getTranslation } from '@/lib/i18n/server';
import * as people from '@/lib/server/operator/people';
import { requireMember } from '@/lib/server/requests/page-viewer';
import { prefetch } from '@/lib/server/requests/prefetch';
import { paths } from '@/lib/shared/paths';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getTranslation('operator');
  return { title: t('pages.people.title'), robots: { index: false } };
}

type PersonPageProps = { params: Promise<{ id: string }> };

export default async function PersonPage({ params }: PersonPageProps) {
  const { id } = await params;
  const ctx = await requireMember(paths.adminPerson(id), 'ADMIN');
  if (!Id.safeParse(id).success) notFound();
  const page = prefetch();
  await page.one(getMember, { params: { id } }, () => people.getMember(ctx, id));
  return (
    <HydrationBoundary state={page.state()}>
      <MemberPage id={id} />
    </HydrationBoundary>
  );
}
