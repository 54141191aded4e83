'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { FormShell } from '@/components/forms/form-shell';
import { HandleField } from '@/components/forms/handle-field';
import { LinksField } from '@/components/forms/links-field';
import { SavedValues } from '@/components/forms/saved-values';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextAreaField } from '@/components/forms/text-area-field';
import { TextField } from '@/components/forms/text-field';
import { UnsavedGuard } from '@/components/forms/unsaved-guard';
import {
  CompanyFields,
  IndustryField,
  PersonFields,
  PlaceFields,
} from '@/components/profile-form/detail-fields';
import {
  CompanyProfile,
  PersonProfile,
  type ProfileChange,
  type ProfileValues,
  profileValues,
} from '@/components/profile-form/profile-draft';
import { LoadError } from '@/components/session/load-error';
import { BecomeCreator } from '@/components/setup/become-creator';
import { AppLink } from '@/components/ui/app-link';
import { TitledCard } from '@/components/ui/titled-card';
import { useToast } from '@/components/ui/toast';
import { useEndpointQuery } from '@/hooks/use-endpoint-query';
import { useUpdateMe } from '@/hooks/users/use-update-me';
import { roomFor } from '@/lib/contract/fields';
import { getMyProfile } from '@/lib/contract/profiles';
import { paths } from '@/lib/shared/paths';
import { ProfilePictures } from './profile-pictures';
import styles from './settings.module.css';

/** Pictures and everything that a profile says, for people and for companies. */
export function ProfileSection() {
  const { t } = useTranslation(['settings', 'setup']);
  const router = useRouter();
  const toast = useToast();
  const update = useUpdateMe();
  const [saved, setSaved] = useState(0);
  const query = useEndpointQuery(getMyProfile, {}, { refetchOnWindowFocus: false });
  const { data: profile } = query;
  if (query.error && !profile) return <LoadError title={t('profile.failed')} query={query} />;
  if (!profile) return null;
  const isCompany = profile.accountType === 'COMPANY';
  const schema: z.ZodType<ProfileChange, ProfileValues> = isCompany ? CompanyProfile : PersonProfile;
  return (
    <div className={styles.sections}>
      <BecomeCreator />
      <ProfilePictures userId={profile._id} name={profile.name} />
      <TitledCard title={t(isCompany ? 'setup:step.company' : 'tabs.edit_profile')}>
        <FormShell
          schema={schema}
          defaultValues={profileValues(profile)}
          label={t('tabs.edit_profile')}
          onSubmit={async (values) => {
            await update.mutateAsync(values);
            setSaved((count) => count + 1);
            toast(t('profile.saved'));
            // The shell shows the name, and it came from the server.
            router.refresh();
          }}
        >
          <TextField
            name="name"
            label={t(isCompany ? 'setup:field.companyName' : 'profile.name')}
            autoComplete={isCompany ? 'organization' : 'name'}
            required
          />
          <HandleField
            name="handle"
            label={t('setup:field.handle')}
            hint={t('setup:field.handleHint')}
            required
          />
          <TextField
            name="headline"
            label={t('profile.headline')}
            hint={isCompany ? t('setup:field.companyHeadlineHint') : t('profile.headlineHint')}
            maxLength={roomFor(120)}
          />
          <TextAreaField
            name="bio"
            label={t(isCompany ? 'setup:field.description' : 'profile.bio')}
            hint={t(isCompany ? 'setup:field.descriptionHint' : 'profile.bioHint')}
            max={600}
          />
          {isCompany ? (
            <CompanyFields />
          ) : (
            <>
              <PersonFields />
              <IndustryField />
            </>
          )}
          <PlaceFields />
          <LinksField name="socialLinks" label={t('setup:links.title')} />
          <UnsavedGuard />
          <SavedValues saved={saved} />
          <div className={styles.foot}>
            <SubmitButton fullWidth={false}>{t('profile.save')}</SubmitButton>
            <AppLink href={paths.user(profile._id)} className={styles.aside}>
              {t('profile.view')}
            </AppLink>
          </div>
        </FormShell>
      </TitledCard>
    </div>
  );
}
