import type { Metadata } from 'next';
import { PageColumn } from '@/components/layout/page-column';
import { RefundQueue } from '@/components/refunds/refund-queue';
import { AppLink } from '@/components/ui/app-link';
import { PageTitle } from '@/components/ui/page-title';
import { Messages } from '@/lib/i18n/page-messages';
import { getTranslation } from '@/lib/i18n/server';
import { requireMember } from '@/lib/server/requests/page-viewer';
import { paths } from '@/lib/shared/paths';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getTranslation('sale-refunds');
  return { title: t('sales.title'), robots: { index: false } };
}

export default async function SaleRefundsPage() {
  await requireMember(paths.saleRefunds());
  const { t } = await getTranslation('sale-refunds');
  return (
    <Messages of={['refunds', 'sale-refunds']}>
      <PageColumn>
        <PageTitle
          subtitle={
            <>
              {t('sales.subtitle')} <AppLink href={paths.disputes()}>{t('sales.disputes')}</AppLink>
            </>
          }
        >
          {t('sales.title')}
        </PageTitle>
        <RefundQueue by="seller" />
      </PageColumn>
    </Messages>
  );
}
