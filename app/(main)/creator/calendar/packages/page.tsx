import { definePage } from '@/app/define-page';
import { HostPackages } from '@/components/kinds/bookings/packages/host-packages';
import { PageColumn } from '@/components/layout/page-column';
import { listHostPackages } from '@/lib/contract/kinds/packages';
import * as packages from '@/lib/server/kinds/bookings/packages/view';
import { requireMember } from '@/lib/server/requests/page-viewer';
import { paths } from '@/lib/shared/paths';

const page = definePage({
  namespace: 'booking-package',
  access: () => requireMember(paths.bookingPackages(), 'CREATOR'),
  title: ({ t }) => t('host.title'),
  messages: ['booking-package', 'kinds-bookings'],
  load: ({ ctx, page }) => page.one(listHostPackages, {}, () => packages.listHostPackages(ctx)),
  Frame: PageColumn,
  subtitle: ({ t }) => t('host.subtitle'),
  view: () => <HostPackages />,
});

export const { generateMetadata } = page;
export default page.Page;
