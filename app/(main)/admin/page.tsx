import { redirect } from 'next/navigation';
import { requireMember } from '@/lib/server/http/page-viewer';
import { paths } from '@/lib/shared/paths';

/** The console's first page; so far the outbox is all there is of it. */
export default async function AdminPage() {
  await requireMember(paths.admin(), 'ADMIN');
  redirect(paths.adminOutbox());
}
