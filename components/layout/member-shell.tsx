'use client';

import dynamic from 'next/dynamic';
import { type ReactNode, useCallback, useState } from 'react';
import { BottomBar } from './bottom-bar';
import { PageFrame } from './page-frame';
import { TopBar } from './top-bar';
import type { Viewer } from './viewer-context';

const NavDrawer = dynamic(() => import('./nav-drawer').then((module) => module.NavDrawer), { ssr: false });
const LogoutDialog = dynamic(() => import('./logout-dialog').then((module) => module.LogoutDialog), {
  ssr: false,
});

/** `never` opened, so that none of it was loaded yet. */
type Opened = 'never' | 'open' | 'closed';

/** What the shell passes to the notifications panel. */
export type PanelState = { open: boolean; onClose: () => void };

type MemberShellProps = {
  viewer: NonNullable<Viewer>;
  unreadCount: number;
  cartCount: number;
  onLogout: () => Promise<void>;
  /** Renders the panel; called only after the panel was opened. */
  renderNotifications: (panel: PanelState) => ReactNode;
  children: ReactNode;
};

/** The shared layout for members: bars, drawers, rail, page, footer. */
export function MemberShell(props: MemberShellProps) {
  const { viewer, unreadCount, cartCount, onLogout, renderNotifications, children } = props;
  const [navigation, setNavigation] = useState<Opened>('never');
  const [leaving, setLeaving] = useState<Opened>('never');
  const [panel, setPanel] = useState<Opened>('never');
  const askLogout = useCallback(() => setLeaving('open'), []);

  return (
    <>
      <TopBar
        viewer={viewer}
        unreadCount={unreadCount}
        cartCount={cartCount}
        onOpenNotifications={() => setPanel('open')}
        onLogout={askLogout}
      />
      {navigation === 'never' ? null : (
        <NavDrawer
          open={navigation === 'open'}
          onClose={() => setNavigation('closed')}
          onLogout={askLogout}
        />
      )}
      {panel === 'never'
        ? null
        : renderNotifications({ open: panel === 'open', onClose: () => setPanel('closed') })}
      {leaving === 'never' ? null : (
        <LogoutDialog open={leaving === 'open'} onClose={() => setLeaving('closed')} onLogout={onLogout} />
      )}
      <PageFrame>{children}</PageFrame>
      <BottomBar onOpenNavigation={() => setNavigation('open')} />
    </>
  );
}
