import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { PageColumn } from '@/components/layout/page-column';
import { SalePage } from '@/components/refunds/sale-page';
import { AppLink } from '@/components/ui/app-link';
import { PageTitle } from '@/components/ui/page-title';
import { getSale } from '@/lib/contract/refunds';
import { Messages } from '@/lib/i18n/page-messages';
import { getTranslation } from '@/lib/i18n/server';
import { requireMember } from '@/lib/server/requests/page-viewer';
import { paths } from '@/lib/shared/paths';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getTranslation('sale-refunds');
  return { title: t('sale.title'), robots: { index: false } };
}

type SaleRouteProps = { params: Promise<{ id: string }> };

export default async function SaleRoute({ params }: SaleRouteProps) {
  const given = getSale.params.safeParse(await params);
  if (!given.success) notFound();
  const { id } = given.data;
  await requireMember(paths.sale(id));
  const { t } = await getTranslation('sale-refunds');
  return (
    <Messages of={['refunds', 'sale-refunds']}>
      <PageColumn>
        <PageTitle subtitle={<AppLink href={paths.saleRefunds()}>{t('sales.title')}</AppLink>}>
          {t('sale.title')}
        </PageTitle>
        <SalePage by="seller" id={id} />
      </PageColumn>
    </Messages>
  );
}
