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

/** `never` opened, so that nothing of it has come yet. */
type Opened = 'never' | 'open' | 'closed';

/** What the notifications panel gets from the shell. */
export type PanelState = { open: boolean; onClose: () => void };

type MemberShellProps = {
  viewer: NonNullable<Viewer>;
  unreadCount: number;
  cartCount: number;
  onLogout: () => Promise<void>;
  /** Draws the panel; it is asked for only once the panel has been opened. */
  renderNotifications: (panel: PanelState) => ReactNode;
  children: ReactNode;
};

/** The shared layout of signed-in members: bars, drawers, rail, page, footer. */
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
