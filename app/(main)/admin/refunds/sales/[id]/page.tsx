import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { SalePage } from '@/components/refunds/sale-page';
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

type AdminSaleRouteProps = { params: Promise<{ id: string }> };

export default async function AdminSaleRoute({ params }: AdminSaleRouteProps) {
  const given = getSale.params.safeParse(await params);
  if (!given.success) notFound();
  const { id } = given.data;
  await requireMember(paths.adminSale(id), 'ADMIN');
  const { t } = await getTranslation('sale-refunds');
  return (
    <Messages of={['refunds', 'sale-refunds']}>
      <PageTitle>{t('sale.title')}</PageTitle>
      <SalePage by="operator" id={id} />
    </Messages>
  );
}
