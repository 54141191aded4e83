import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { CertificateView } from '@/components/kinds/courses/certificate/certificate-view';
import { PageColumn } from '@/components/layout/page-column';
import * as contract from '@/lib/contract/kinds/certificates';
import { getTranslation } from '@/lib/i18n/server';
import { drawAddress, getCertificate } from '@/lib/server/kinds/courses/certificates';
import { getPageCtx } from '@/lib/server/requests/page-context';
import { prefetch } from '@/lib/server/requests/prefetch';
import { publicPage } from '@/lib/server/requests/public-page';
import { isolate } from '@/lib/shared/arabic';
import { paths } from '@/lib/shared/paths';

type CertificatePageProps = { params: Promise<{ code: string }> };

/** Metadata and page show the same certificate, read once. */
const load = cache(async (code: string) => {
  if (!contract.getCertificate.params.safeParse({ code }).success) notFound();
  const ctx = await getPageCtx();
  const params = { code };
  return prefetch().one(contract.getCertificate, { params }, () => getCertificate(ctx, code));
});

export async function generateMetadata({ params }: CertificatePageProps): Promise<Metadata> {
  const { code, nameAr, nameEn, title, of } = await load((await params).code);
  const { t, locale } = await getTranslation('certificates');
  const name = (locale === 'ar' ? (nameAr ?? nameEn) : (nameEn ?? nameAr)) ?? '';
  return publicPage({
    title: t('page.title', { name: isolate(name) }),
    description: t(`page.about.${of}`, { title: isolate(title) }),
    path: paths.certificate(code),
    isListed: false,
  });
}

export default async function CertificatePage({ params }: CertificatePageProps) {
  const certificate = await load((await params).code);
  const qr = await drawAddress(certificate.code);
  return (
    <PageColumn>
      <CertificateView certificate={certificate} qr={qr} />
    </PageColumn>
  );
}
