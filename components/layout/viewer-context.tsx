'use client';

import { createContext, type ReactNode, use } from 'react';
import { TimeZoneProvider } from '@/lib/i18n/use-time-zone';

/** The fields of the signed-in member that the shells show; null for a guest. */
export type Viewer = {
  _id: string;
  name: string;
  handle: string;
  bio: string;
  profilePic: string | null;
  role: 'MEMBER' | 'CREATOR' | 'ADMIN';
  accountType?: 'INDIVIDUAL' | 'COMPANY';
  /** ISO; when the account will be deleted */
  deletesAt?: string | null;
  /** the time zone for their letters and documents; null until a browser has reported it */
  timeZone?: string | null;
} | null;

const ViewerContext = createContext<Viewer>(null);

type ViewerProviderProps = { viewer: Viewer; children: ReactNode };

/** Set once by the layout of the page, on the server; without one, everybody is taken for a guest. */
export function ViewerProvider({ viewer, children }: ViewerProviderProps) {
  return (
    <ViewerContext value={viewer}>
      <TimeZoneProvider timeZone={viewer?.timeZone ?? null}>{children}</TimeZoneProvider>
    </ViewerContext>
  );
}

/** The viewer, or null for a guest. The data says what they may do, never the role alone. */
export function useViewer(): Viewer {
  return use(ViewerContext);
}
