import { definePage } from '@/app/define-page';
import { JournalPage } from '@/components/admin/books/journal-page';
import { getJournal } from '@/lib/contract/books';
import * as books from '@/lib/server/books/service';
import { requireMember } from '@/lib/server/requests/page-viewer';
import { paths } from '@/lib/shared/paths';

const page = definePage({
  namespace: 'operator',
  params: getJournal.params,
  access: ({ params }) => requireMember(paths.adminJournal(params.id), 'ADMIN'),
  title: ({ t }) => t('pages.ledger.title'),
  load: ({ ctx, page, params }) => page.one(getJournal, { params }, () => books.getJournal(ctx, params.id)),
  view: ({ params }) => <JournalPage id={params.id} />,
});

export const { generateMetadata } = page;
export default page.Page;
