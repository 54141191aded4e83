import type { ReactNode } from 'react';
import { AuthShell } from '@/components/layout/auth-shell';
import { PageViews } from '@/components/layout/page-views';
import { ThemeColor } from '@/components/layout/theme-color';
import { getTranslation } from '@/lib/i18n/server';

type AuthLayoutProps = { children: ReactNode };

export default async function AuthLayout({ children }: AuthLayoutProps) {
  const { t } = await getTranslation('common');
  return (
    <AuthShell brand={t('brand')}>
      <ThemeColor />
      <PageViews />
      {children}
    </AuthShell>
  );
}
