'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useViewer } from '@/components/layout/viewer-context';
import { Messages } from '@/lib/i18n/page-messages';
import { oneOf } from '@/lib/shared/one-of';
import { paths, SETTINGS_PARTS, type SettingsPart } from '@/lib/shared/paths';
import { AccountCard } from './account-card';
import { BlockedPeople } from './blocked-people';
import { DeletionCard } from './deletion-card';
import { EmailCard } from './email-card';
import { ExportCard } from './export-card';
import { NoticesCard } from './notices-card';
import { PasswordCard } from './password-card';
import { PhoneCard } from './phone-card';
import { PreferencesCard } from './preferences-card';
import { SectionNav } from './section-nav';
import { SessionsCard } from './sessions-card';
import { TipChoicesCard } from './tip-choices-card';

type MainSectionProps = {
  part: SettingsPart;
  /** ISO; today, as the server sees it. */
  today: string;
};

/** One part of the account settings, without the profile. What cannot be undone is at the end. */
export function MainSection({ part, today }: MainSectionProps) {
  const { t } = useTranslation('account');
  usePartOfAnchor();
  return (
    <>
      <SectionNav place="top" part={part} />
      <section key={part} className="stack gap-4" aria-label={t(`sections.${part}`)}>
        {part === 'appearance' ? <PreferencesCard today={today} /> : null}
        {part === 'signIn' ? <SignIn /> : null}
        {part === 'sessions' ? <SessionsCard /> : null}
        {part === 'notices' ? <NoticesCard /> : null}
        {part === 'privacy' ? <Privacy /> : null}
        {part === 'data' ? <ExportCard /> : null}
        {part === 'danger' ? <DeletionCard /> : null}
      </section>
    </>
  );
}

/** Authors say here whether they take tips, too. */
function Privacy() {
  const role = useViewer()?.role;
  return (
    <>
      {role === undefined || role === 'MEMBER' ? null : (
        <Messages of={['tips']}>
          <TipChoicesCard />
        </Messages>
      )}
      <BlockedPeople />
    </>
  );
}

function SignIn() {
  return (
    <>
      <AccountCard />
      <EmailCard />
      <PhoneCard />
      <PasswordCard />
    </>
  );
}

/** Old letters link to an anchor: all parts were on one page then. */
function usePartOfAnchor() {
  const router = useRouter();
  useEffect(() => {
    const anchor = window.location.hash.slice(1);
    if (anchor !== '' && oneOf(SETTINGS_PARTS, anchor) === anchor)
      router.replace(paths.settings('main', anchor));
  }, [router]);
}
