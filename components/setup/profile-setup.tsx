'use client';

import { useTranslation } from 'react-i18next';
import { LinksField } from '@/components/forms/links-field';
import { IndustryField, PersonFields, PlaceFields } from '@/components/profile-form/detail-fields';
import { personValues } from '@/components/profile-form/profile-draft';
import { useFinishSetup } from '@/hooks/setup/use-finish-setup';
import { finishProfileSetup } from '@/lib/client/endpoints.gen';
import type { MyProfile } from '@/lib/contract/profiles';
import { PictureStepField } from './picture-step-field';
import { SetupForm } from './setup-form';
import { useSetupForm } from './use-setup-form';

const schema = async () => (await import('@/components/profile-form/profile-schemas')).PersonSetup;

type ProfileSetupProps = {
  profile: MyProfile;
  /** Where to go afterwards, if the member wanted another page; already checked as safe. */
  next?: string;
};

/** The facts that a person gives before they sell: name, work, place and links. */
export function ProfileSetup({ profile, next }: ProfileSetupProps) {
  const { t } = useTranslation('setup');
  const finish = useFinishSetup(finishProfileSetup, next);
  const state = useSetupForm({
    kind: 'profile',
    userId: profile._id,
    schema,
    initial: personValues(profile),
    finish,
  });
  return (
    <SetupForm
      kind="profile"
      state={state}
      next={next}
      fields={(step) => {
        if (step === 'personal')
          return (
            <>
              <PictureStepField label={t('field.photo')} hint={t('field.photoHint')} />
              <PersonFields required />
            </>
          );
        if (step === 'work')
          return (
            <>
              <IndustryField required />
              <PlaceFields required />
            </>
          );
        return <LinksField name="socialLinks" label={t('links.title')} hideLabel />;
      }}
    />
  );
}
