'use client';

import dynamic from 'next/dynamic';
import { type ReactNode, useMemo } from 'react';
import { stopListening } from '@/components/listening/listening-store';
import { SessionSync } from '@/components/session/session-sync';
import { SignInAsker } from '@/components/session/sign-in-asker';
import { useCart } from '@/hooks/cart/use-cart';
import { useUnreadCount } from '@/hooks/notifications/use-unread-count';
import { useLogout } from '@/hooks/session/use-logout';
import { useReportTimeZone } from '@/hooks/session/use-report-time-zone';
import { Messages } from '@/lib/i18n/page-messages';
import { MemberShell } from './member-shell';
import { PageViews } from './page-views';
import { SkipLink } from './skip-link';
import { ThemeColor } from './theme-color';
import { type Viewer, ViewerProvider } from './viewer-context';

// The guest's bars and drawer are loaded for guests only.
const GuestShell = dynamic(() => import('./guest-shell').then((module) => module.GuestShell));
const NotificationsPanel = dynamic(
  () => import('./notifications-panel').then((module) => module.NotificationsPanel),
  { ssr: false },
);
const LeavingDialog = dynamic(() => import('./leaving-dialog').then((module) => module.LeavingDialog), {
  ssr: false,
});

type MainShellProps = { viewer: Viewer; children: ReactNode };

/** The shared layout for visitors and members. Here the shells get their data from hooks. */
export function MainShell({ viewer, children }: MainShellProps) {
  const timeZone = useReportTimeZone(viewer?.timeZone);
  const known = useMemo(() => viewer && { ...viewer, timeZone }, [viewer, timeZone]);
  return (
    <ViewerProvider viewer={known}>
      <SessionSync userId={viewer?._id ?? null} />
      <SkipLink />
      <ThemeColor />
      <PageViews />
      <SignInAsker userId={viewer?._id ?? null} />
      {viewer ? <Member viewer={viewer}>{children}</Member> : <GuestShell>{children}</GuestShell>}
    </ViewerProvider>
  );
}

type MemberProps = { viewer: NonNullable<Viewer>; children: ReactNode };

function Member({ viewer, children }: MemberProps) {
  const { unreadCount } = useUnreadCount();
  const cartCount = useCart().data?.count ?? 0;
  const leave = useLogout();
  const logout = () => {
    stopListening();
    return leave();
  };
  return (
    <MemberShell
      viewer={viewer}
      unreadCount={unreadCount}
      cartCount={cartCount}
      onLogout={logout}
      renderNotifications={(panel) => <NotificationsPanel {...panel} />}
    >
      {viewer.deletesAt ? (
        <Messages of={['account']}>
          <LeavingDialog deletesAt={viewer.deletesAt} onLogout={logout} />
        </Messages>
      ) : null}
      {children}
    </MemberShell>
  );
}
