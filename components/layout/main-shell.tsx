'use client';

import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { logout } from '@/lib/client/auth';
import { GuestShell } from './guest-shell';
import { MemberShell } from './member-shell';
import { NotificationsDrawer } from './notifications-drawer';
import { PageViews } from './page-views';
import { SkipLink } from './skip-link';
import { ThemeColor } from './theme-color';
import { type Viewer, ViewerProvider } from './viewer-context';

type MainShellProps = { viewer: Viewer; children: ReactNode };

/** The shared layout, for whoever is looking. Here the shells meet the hooks that feed them. */
export function MainShell({ viewer, children }: MainShellProps) {
  return (
    <ViewerProvider viewer={viewer}>
      <SkipLink />
      <ThemeColor />
      <PageViews />
      {viewer ? <Member viewer={viewer}>{children}</Member> : <GuestShell>{children}</GuestShell>}
    </ViewerProvider>
  );
}

type MemberProps = { viewer: NonNullable<Viewer>; children: ReactNode };

function Member({ viewer, children }: MemberProps) {
  const queryClient = useQueryClient();
  return (
    <MemberShell
      viewer={viewer}
      unreadCount={0}
      cartCount={0}
      onLogout={() => logout(queryClient)}
      renderNotifications={(panel) => <NotificationsDrawer {...panel} rows={[]} onOpenRow={() => {}} />}
    >
      {children}
    </MemberShell>
  );
}
