import type { ReactNode } from 'react';
import { MainShell } from '@/components/layout/main-shell';
import { getPageViewer } from '@/lib/server/requests/page-viewer';

type MainLayoutProps = { children: ReactNode };

export default async function MainLayout({ children }: MainLayoutProps) {
  const me = await getPageViewer();
  // The page gets only the fields that the shells show.
  const viewer = me && {
    _id: me._id,
    name: me.name,
    handle: me.handle,
    bio: me.bio,
    profilePic: me.profilePic,
    role: me.role,
    accountType: me.accountType,
    deletesAt: me.deletesAt,
    timeZone: me.timeZone,
  };
  return <MainShell viewer={viewer}>{children}</MainShell>;
}
