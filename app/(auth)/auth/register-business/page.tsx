import type { Metadata } from 'next';
import { RegisterCompanyForm } from '@/components/auth/register-company-form';
import { Messages } from '@/lib/i18n/page-messages';
import { getTranslation } from '@/lib/i18n/server';
import { requireGuest } from '@/lib/server/requests/page-viewer';
import { wantedPage } from '@/lib/shared/safe-callback';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getTranslation('auth');
  return { title: t('business.metaTitle'), robots: { index: false } };
}

type RegisterBusinessPageProps = { searchParams: Promise<{ callbackUrl?: string | string[] }> };

export default async function RegisterBusinessPage({ searchParams }: RegisterBusinessPageProps) {
  const next = wantedPage((await searchParams).callbackUrl);
  await requireGuest(next);
  return (
    <Messages of={['auth']}>
      <RegisterCompanyForm callbackUrl={next} />
    </Messages>
  );
}
