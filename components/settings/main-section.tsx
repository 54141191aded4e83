'use client';

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AccountCard } from './account-card';
import { BlockedPeople } from './blocked-people';
import { DeletionCard } from './deletion-card';
import { EmailCard } from './email-card';
import { ExportCard } from './export-card';
import { NoticesCard } from './notices-card';
import { PasswordCard } from './password-card';
import { PhoneCard } from './phone-card';
import { PreferencesCard } from './preferences-card';
import type { MainPart } from './section-nav';
import { SessionsCard } from './sessions-card';
import styles from './settings.module.css';

type MainSectionProps = {
  /** ISO; today, as the server sees it. */
  today: string;
};

/** Everything about the account but its profile, in parts that can be linked to; what cannot be undone stands last. */
export function MainSection({ today }: MainSectionProps) {
  return (
    <div className={styles.parts}>
      <Part name="appearance">
        <PreferencesCard today={today} />
      </Part>
      <Part name="signIn">
        <AccountCard />
        <EmailCard />
        <PhoneCard />
        <PasswordCard />
      </Part>
      <Part name="sessions">
        <SessionsCard />
      </Part>
      <Part name="notices">
        <NoticesCard />
      </Part>
      <Part name="privacy">
        <BlockedPeople />
      </Part>
      <Part name="data">
        <ExportCard />
      </Part>
      <Part name="danger">
        <DeletionCard />
      </Part>
    </div>
  );
}

type PartProps = { name: MainPart; children: ReactNode };

function Part({ name, children }: PartProps) {
  const { t } = useTranslation('account');
  return (
    <section id={name} className={styles.part} aria-label={t(`sections.${name}`)}>
      {children}
    </section>
  );
}
