import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { DisputePage } from '@/components/disputes/dispute-page';
import { PageColumn } from '@/components/layout/page-column';
import { AppLink } from '@/components/ui/app-link';
import { PageTitle } from '@/components/ui/page-title';
import { getDispute } from '@/lib/contract/disputes';
import { Messages } from '@/lib/i18n/page-messages';
import { getTranslation } from '@/lib/i18n/server';
import { requireMember } from '@/lib/server/requests/page-viewer';
import { paths } from '@/lib/shared/paths';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getTranslation('disputes');
  return { title: t('title'), robots: { index: false } };
}

type DisputeRouteProps = { params: Promise<{ id: string }> };

export default async function DisputeRoute({ params }: DisputeRouteProps) {
  const given = getDispute.params.safeParse(await params);
  if (!given.success) notFound();
  const { id } = given.data;
  await requireMember(paths.dispute(id));
  const { t } = await getTranslation('disputes');
  return (
    <Messages of={['disputes']}>
      <PageColumn>
        <PageTitle subtitle={<AppLink href={paths.disputes()}>{t('list.title')}</AppLink>}>
          {t('title')}
        </PageTitle>
        <DisputePage id={id} />
      </PageColumn>
    </Messages>
  );
}
