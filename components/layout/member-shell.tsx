'use client';

import { type ReactNode, useCallback, useState } from 'react';
import { BottomBar } from './bottom-bar';
import { LogoutDialog } from './logout-dialog';
import { NavDrawer } from './nav-drawer';
import { PageFrame } from './page-frame';
import { TopBar } from './top-bar';
import type { Viewer } from './viewer-context';

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
  const [navigation, setNavigation] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const [panel, setPanel] = useState<'never' | 'open' | 'closed'>('never');
  const askLogout = useCallback(() => setLeaving(true), []);

  return (
    <>
      <TopBar
        viewer={viewer}
        unreadCount={unreadCount}
        cartCount={cartCount}
        onOpenNotifications={() => setPanel('open')}
        onLogout={askLogout}
      />
      <NavDrawer open={navigation} onClose={() => setNavigation(false)} onLogout={askLogout} />
      {panel === 'never'
        ? null
        : renderNotifications({ open: panel === 'open', onClose: () => setPanel('closed') })}
      <LogoutDialog open={leaving} onClose={() => setLeaving(false)} onLogout={onLogout} />
      <PageFrame>{children}</PageFrame>
      <BottomBar onOpenNavigation={() => setNavigation(true)} />
    </>
  );
}
