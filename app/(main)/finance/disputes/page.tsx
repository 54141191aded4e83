import type { Metadata } from 'next';
import { OwnDisputes } from '@/components/disputes/own-disputes';
import { PageColumn } from '@/components/layout/page-column';
import { AppLink } from '@/components/ui/app-link';
import { PageTitle } from '@/components/ui/page-title';
import { Messages } from '@/lib/i18n/page-messages';
import { getTranslation } from '@/lib/i18n/server';
import { requireMember } from '@/lib/server/requests/page-viewer';
import { paths } from '@/lib/shared/paths';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getTranslation('disputes');
  return { title: t('list.title'), robots: { index: false } };
}

export default async function DisputesPage() {
  await requireMember(paths.disputes());
  const { t } = await getTranslation('disputes');
  return (
    <Messages of={['disputes']}>
      <PageColumn>
        <PageTitle
          subtitle={
            <>
              {t('list.subtitle')} <AppLink href={paths.finance()}>{t('list.toFinance')}</AppLink>
            </>
          }
        >
          {t('list.title')}
        </PageTitle>
        <OwnDisputes />
      </PageColumn>
    </Messages>
  );
}
