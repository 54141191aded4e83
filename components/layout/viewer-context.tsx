'use client';

import { createContext, type ReactNode, use } from 'react';

/** As much of the signed-in member as the shells show; null is a guest. */
export type Viewer = {
  _id: string;
  name: string;
  handle: string;
  bio: string;
  profilePic: string | null;
  role: 'MEMBER' | 'CREATOR' | 'ADMIN';
  accountType?: 'INDIVIDUAL' | 'COMPANY';
  /** ISO; the account waits to be deleted */
  deletesAt?: string | null;
  /** where their letters and papers take their clock to stand; null until a browser has said so */
  timeZone?: string | null;
} | null;

const ViewerContext = createContext<Viewer>(null);

type ViewerProviderProps = { viewer: Viewer; children: ReactNode };

/** Filled once by the layout of the page, on the server. */
export function ViewerProvider({ viewer, children }: ViewerProviderProps) {
  return <ViewerContext value={viewer}>{children}</ViewerContext>;
}

/** Who is looking, or null for a guest. What they may do comes with the data, never from the role alone. */
export function useViewer(): Viewer {
  return use(ViewerContext);
}
