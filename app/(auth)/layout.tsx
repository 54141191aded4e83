import type { ReactNode } from 'react';
import { AuthShell } from '@/components/layout/auth-shell';
import { PageViews } from '@/components/layout/page-views';
import { ThemeColor } from '@/components/layout/theme-color';
import { SessionSync } from '@/components/session/session-sync';
import { getTranslation } from '@/lib/i18n/server';
import { getPageCtx } from '@/lib/server/requests/page-context';

type AuthLayoutProps = { children: ReactNode };

export default async function AuthLayout({ children }: AuthLayoutProps) {
  const [{ t }, { viewer }] = await Promise.all([getTranslation('common'), getPageCtx()]);
  return (
    <AuthShell brand={t('brand')}>
      <SessionSync userId={viewer?.id ?? null} />
      <ThemeColor />
      <PageViews />
      {children}
    </AuthShell>
  );
}
