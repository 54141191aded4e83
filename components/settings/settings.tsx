'use client';

import { useTranslation } from 'react-i18next';
import { PageColumns } from '@/components/layout/page-columns';
import { PageTitle } from '@/components/ui/page-title';
import { TabsBar } from '@/components/ui/tabs-bar';
import { type ProfilePart, paths, type SettingsPart, type SettingsSection } from '@/lib/shared/paths';
import { InterestsSection } from './interests-section';
import { MainSection } from './main-section';
import { ProfileSection } from './profile-section';
import { SectionNav } from './section-nav';

type SettingsProps = {
  section: SettingsSection;
  /** of the general section */
  part: SettingsPart;
  /** of the profile */
  profilePart: ProfilePart;
  /** ISO; today, as the server sees it. */
  today: string;
};

/** General, Personal information, Tune your interests: each section has an address. */
export function Settings({ section, part, profilePart, today }: SettingsProps) {
  const { t } = useTranslation(['settings', 'account']);
  const items = [
    { value: 'main', label: t('tabs.main'), href: paths.settings() },
    { value: 'edit_profile', label: t('tabs.edit_profile'), href: paths.settings('edit_profile') },
    { value: 'tune_interest', label: t('tabs.tune_interest'), href: paths.settings('tune_interest') },
  ];
  return (
    <PageColumns
      aside={<SectionNav place="aside" part={section === 'main' ? part : undefined} />}
      asideLabel={t('account:sections.label')}
    >
      <PageTitle>{t('title')}</PageTitle>
      <TabsBar items={items} value={section} label={t('tabs.label')}>
        {section === 'main' ? <MainSection part={part} today={today} /> : null}
        {section === 'edit_profile' ? <ProfileSection initialPart={profilePart} /> : null}
        {section === 'tune_interest' ? <InterestsSection /> : null}
      </TabsBar>
    </PageColumns>
  );
}
