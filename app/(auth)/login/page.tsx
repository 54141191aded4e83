import type { Metadata } from 'next';
import { LoginForm } from '@/components/auth/login-form';
import { Messages } from '@/lib/i18n/page-messages';
import { getTranslation } from '@/lib/i18n/server';
import { demoAccounts } from '@/lib/server/demo/accounts';
import { requireGuest } from '@/lib/server/requests/page-viewer';
import { hasGoogle } from '@/lib/server/sign-in/google';
import { parseLoginError } from '@/lib/shared/login-errors';
import { safeCallback } from '@/lib/shared/safe-callback';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getTranslation('auth');
  return { title: t('login.metaTitle'), robots: { index: false } };
}

type LoginPageProps = {
  searchParams: Promise<{ callbackUrl?: string | string[]; error?: string | string[] }>;
};

export default async function LoginPage({ searchParams }: LoginPageProps) {
  const { callbackUrl, error } = await searchParams;
  const next = safeCallback(Array.isArray(callbackUrl) ? null : callbackUrl);
  await requireGuest(next);
  return (
    <Messages of={['auth']}>
      <LoginForm
        callbackUrl={next}
        demoAccounts={await demoAccounts()}
        google={hasGoogle()}
        problem={parseLoginError(error)}
      />
    </Messages>
  );
}
