import { definePage } from '@/app/define-page';
import { Absences } from '@/components/admin/absences/absences';
import { listAbsences } from '@/lib/contract/kinds/absences';
import * as absences from '@/lib/server/kinds/bookings/absences';
import { requireMember } from '@/lib/server/requests/page-viewer';
import { paths } from '@/lib/shared/paths';

const page = definePage({
  namespace: 'operator',
  access: () => requireMember(paths.adminAbsences(), 'ADMIN'),
  title: ({ t }) => t('pages.absences.title'),
  load: ({ ctx, page }) => page.list(listAbsences, {}, (query) => absences.listAbsences(ctx, query)),
  subtitle: ({ t }) => t('pages.absences.hint'),
  view: () => <Absences />,
});

export const { generateMetadata } = page;
export default page.Page;
