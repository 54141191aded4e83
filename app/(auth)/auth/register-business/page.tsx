import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { RegisterBusinessForm } from '@/components/auth/register-business-form';
import { getTranslation } from '@/lib/i18n/server';
import { getPageCtx } from '@/lib/server/http/page-context';
import { paths } from '@/lib/shared/paths';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getTranslation('auth');
  return { title: t('business.metaTitle'), robots: { index: false } };
}

export default async function RegisterBusinessPage() {
  if ((await getPageCtx()).viewer) redirect(paths.home());
  return <RegisterBusinessForm />;
}
