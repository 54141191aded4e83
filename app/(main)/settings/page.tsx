import { redirect } from 'next/navigation';
import { paths } from '@/lib/shared/paths';

/** The first section. */
export default function SettingsIndex() {
  redirect(paths.settings());
}
