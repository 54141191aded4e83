'use client';

import { type ReactNode, useState } from 'react';
import { BottomBar } from './bottom-bar';
import { GuestBar } from './guest-bar';
import { NavDrawer } from './nav-drawer';
import { PageFrame } from './page-frame';

type GuestShellProps = { children: ReactNode };

/** The shared layout for visitors. */
export function GuestShell({ children }: GuestShellProps) {
  const [navigation, setNavigation] = useState(false);
  return (
    <>
      <GuestBar />
      <NavDrawer open={navigation} onClose={() => setNavigation(false)} />
      <PageFrame>{children}</PageFrame>
      <BottomBar onOpenNavigation={() => setNavigation(true)} />
    </>
  );
}
