'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormSchema } from '@/components/forms/form-schema';
import { FormShell } from '@/components/forms/form-shell';
import { LinksField } from '@/components/forms/links-field';
import { SavedValues } from '@/components/forms/saved-values';
import { SubmitButton } from '@/components/forms/submit-button';
import { UnsavedGuard } from '@/components/forms/unsaved-guard';
import {
  CompanyFields,
  IndustryField,
  PersonFields,
  PlaceFields,
} from '@/components/profile-form/detail-fields';
import {
  type ProfileChange,
  type ProfileValues,
  profileValues,
} from '@/components/profile-form/profile-draft';
import { LoadError } from '@/components/session/load-error';
import { BecomeCreator } from '@/components/setup/become-creator';
import { AppLink } from '@/components/ui/app-link';
import { TitledCard } from '@/components/ui/titled-card';
import { useEndpointQuery } from '@/hooks/use-endpoint-query';
import { useUpdateMe } from '@/hooks/users/use-update-me';
import { getMyProfile } from '@/lib/client/endpoints.gen';
import { type ProfilePart, paths } from '@/lib/shared/paths';
import { AboutFields } from './about-fields';
import { PartNav } from './part-nav';
import { ProfilePictures } from './profile-pictures';
import styles from './settings.module.css';

const personSchema: FormSchema<ProfileValues, ProfileChange> = async () =>
  (await import('@/components/profile-form/profile-schemas')).PersonProfile;
const companySchema: FormSchema<ProfileValues, ProfileChange> = async () =>
  (await import('@/components/profile-form/profile-schemas')).CompanyProfile;

type ProfileSectionProps = { initialPart?: ProfilePart };

const FIELDS: Partial<Record<string, ProfilePart>> = {
  ...{ name: 'about', handle: 'about', headline: 'about', bio: 'about' },
  socialLinks: 'links',
};

/** The part that has a field. @param path as in errors: `socialLinks.0.url` */
const partOf = (path: string): ProfilePart => FIELDS[path.split('.')[0] ?? ''] ?? 'details';

/** Everything on a profile, in parts, and its pictures, for people and for companies. */
export function ProfileSection({ initialPart = 'about' }: ProfileSectionProps) {
  const { t } = useTranslation(['settings', 'setup']);
  const router = useRouter();
  const update = useUpdateMe({ done: t('profile.saved') });
  const [saved, setSaved] = useState(0);
  const [part, setPart] = useState(initialPart);
  const show = (next: ProfilePart) => {
    setPart(next);
    // The address names the part for reloads and links; Back does not step through the parts.
    window.history.replaceState(null, '', paths.settings('edit_profile', next));
  };
  const query = useEndpointQuery(getMyProfile, {}, { refetchOnWindowFocus: false });
  const { data: profile } = query;
  if (query.error && !profile) return <LoadError title={t('profile.failed')} query={query} />;
  if (!profile) return null;
  const isCompany = profile.accountType === 'COMPANY';
  return (
    <div className="stack gap-4">
      {part === 'about' ? <BecomeCreator /> : null}
      <PartNav part={part} onChoose={show} />
      {part === 'pictures' ? <ProfilePictures userId={profile._id} name={profile.name} /> : null}
      {/* One form in parts: text typed in one part stays while another is shown. */}
      <div hidden={part === 'pictures'}>
        <TitledCard title={t(`profile.parts.${part}`)}>
          <FormShell
            reveal={(names) => {
              const parts = names.map(partOf);
              if (parts[0] && !parts.includes(part)) show(parts[0]);
            }}
            schema={isCompany ? companySchema : personSchema}
            defaultValues={profileValues(profile)}
            label={t('tabs.edit_profile')}
            onSubmit={async (values) => {
              await update.runAsync({ body: values });
              setSaved((count) => count + 1);
              // The shell shows the name, and the server rendered it.
              router.refresh();
            }}
          >
            <div hidden={part !== 'about'} className={styles.fields}>
              <AboutFields isCompany={isCompany} />
            </div>
            <div hidden={part !== 'details'} className={styles.fields}>
              {isCompany ? (
                <CompanyFields />
              ) : (
                <>
                  <PersonFields />
                  <IndustryField />
                </>
              )}
              <PlaceFields />
            </div>
            <div hidden={part !== 'links'} className={styles.fields}>
              <LinksField name="socialLinks" label={t('setup:links.title')} />
            </div>
            <UnsavedGuard />
            <SavedValues saved={saved} />
            <div className="row cluster spread gap-3">
              <SubmitButton fullWidth={false}>{t('profile.save')}</SubmitButton>
              <AppLink href={paths.user(profile._id)} className={styles.aside}>
                {t('profile.view')}
              </AppLink>
            </div>
          </FormShell>
        </TitledCard>
      </div>
    </div>
  );
}
