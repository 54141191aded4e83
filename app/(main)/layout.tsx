import type { ReactNode } from 'react';
import { MainShell } from '@/components/layout/main-shell';
import { getShellViewer } from '@/lib/server/requests/page-viewer';

type MainLayoutProps = { children: ReactNode };

export default async function MainLayout({ children }: MainLayoutProps) {
  return <MainShell viewer={await getShellViewer()}>{children}</MainShell>;
}
