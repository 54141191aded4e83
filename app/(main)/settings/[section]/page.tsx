import { HydrationBoundary } from '@tanstack/react-query';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { Settings } from '@/components/settings/settings';
import { listInterests } from '@/lib/contract/platform';
import { getMe } from '@/lib/contract/users';
import { Messages } from '@/lib/i18n/page-messages';
import { getTranslation } from '@/lib/i18n/server';
import { listReference } from '@/lib/server/reference/service';
import { requireMember } from '@/lib/server/requests/page-viewer';
import { prefetch } from '@/lib/server/requests/prefetch';
import * as users from '@/lib/server/users/service';
import { oneOf } from '@/lib/shared/one-of';
import { PROFILE_PARTS, paths, SETTINGS_PARTS } from '@/lib/shared/paths';
import { prefetchMain } from './prefetch-main';
import { prefetchProfile } from './prefetch-profile';

type SettingsPageProps = {
  params: Promise<{ section: string }>;
  searchParams: Promise<{ part?: string | string[] }>;
};

const SECTIONS = ['main', 'edit_profile', 'tune_interest'] as const;

export async function generateMetadata({ params }: SettingsPageProps): Promise<Metadata> {
  const [{ section: asked }, { t }] = await Promise.all([params, getTranslation('settings')]);
  const section = SECTIONS.find((name) => name === asked) ?? 'main';
  return { title: `${t('title')}: ${t(`tabs.${section}`)}`, robots: { index: false } };
}

export default async function SettingsPage({ params, searchParams }: SettingsPageProps) {
  const [{ section: asked }, { part: askedPart }] = await Promise.all([params, searchParams]);
  const section = SECTIONS.find((name) => name === asked);
  if (!section) notFound();
  const part = oneOf(SETTINGS_PARTS, askedPart);
  const profilePart = oneOf(PROFILE_PARTS, askedPart);
  const known = [part, profilePart].find((each) => each === askedPart);
  const ctx = await requireMember(paths.settings(section, known));
  const page = prefetch();
  await Promise.all([
    page.one(getMe, {}, () => users.getMe(ctx)),
    section === 'main' && prefetchMain(page, ctx, part),
    section === 'edit_profile' && prefetchProfile(page, ctx),
    section === 'tune_interest' && page.one(listInterests, {}, () => listReference(ctx, 'interests')),
  ]);
  return (
    <Messages of={['account', 'auth', 'social', 'products', 'setup']}>
      <HydrationBoundary state={page.state()}>
        <Settings section={section} part={part} profilePart={profilePart} today={ctx.now.toISOString()} />
      </HydrationBoundary>
    </Messages>
  );
}
