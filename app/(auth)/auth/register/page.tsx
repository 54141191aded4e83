import type { Metadata } from 'next';
import { RegisterForm } from '@/components/auth/register-form';
import { Messages } from '@/lib/i18n/page-messages';
import { getTranslation } from '@/lib/i18n/server';
import { requireGuest } from '@/lib/server/requests/page-viewer';
import { hasGoogle } from '@/lib/server/sign-in/google';
import { safeCallback } from '@/lib/shared/safe-callback';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getTranslation('auth');
  return { title: t('register.metaTitle'), robots: { index: false } };
}

type RegisterPageProps = { searchParams: Promise<{ callbackUrl?: string | string[] }> };

export default async function RegisterPage({ searchParams }: RegisterPageProps) {
  const { callbackUrl } = await searchParams;
  const next = safeCallback(Array.isArray(callbackUrl) ? null : callbackUrl);
  await requireGuest(next);
  return (
    <Messages of={['auth']}>
      <RegisterForm callbackUrl={next} google={hasGoogle()} />
    </Messages>
  );
}
