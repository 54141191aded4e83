import type { ReactNode } from 'react';
import { ViewerProvider } from '@/components/layout/viewer-context';
import { getShellViewer } from '@/lib/server/requests/page-viewer';

type ProductLayoutProps = { children: ReactNode };

/** The form of a product asks a company more than a person. */
export default async function ProductLayout({ children }: ProductLayoutProps) {
  return <ViewerProvider viewer={await getShellViewer()}>{children}</ViewerProvider>;
}
