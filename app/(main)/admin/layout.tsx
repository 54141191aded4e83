import type { ReactNode } from 'react';
import { AdminNav } from '@/components/admin/admin-nav';
import { Messages } from '@/lib/i18n/page-messages';
import { isOperatorHere } from '@/lib/server/requests/page-viewer';

type AdminLayoutProps = { children: ReactNode };

/**
 * The console's frame. Each page asks for the operator itself (`requireMember`), so that signing in leads back to that
 * page.
 */
export default async function AdminLayout({ children }: AdminLayoutProps) {
  const isOperator = await isOperatorHere();
  return (
    <Messages of={['operator']}>
      {isOperator ? <AdminNav /> : null}
      {children}
    </Messages>
  );
}
