'use client';

import { useTranslation } from 'react-i18next';
import { HandleField } from '@/components/forms/handle-field';
import { LinksField } from '@/components/forms/links-field';
import { TextAreaField } from '@/components/forms/text-area-field';
import { TextField } from '@/components/forms/text-field';
import { CompanyFields, PlaceFields } from '@/components/profile-form/detail-fields';
import { companyValues } from '@/components/profile-form/profile-draft';
import { useFinishSetup } from '@/hooks/setup/use-finish-setup';
import { finishCompanySetup } from '@/lib/client/endpoints.gen';
import { roomFor } from '@/lib/contract/limits';
import type { MyProfile } from '@/lib/contract/profiles';
import { PictureStepField } from './picture-step-field';
import { SetupForm } from './setup-form';
import { useSetupForm } from './use-setup-form';

const schema = async () => (await import('@/components/profile-form/profile-schemas')).CompanySetup;

type CompanySetupProps = {
  profile: MyProfile;
  /** Where to go afterwards, if the member wanted another page; already checked as safe. */
  next?: string;
};

/** The facts that a company gives before it sells: name, business and place. */
export function CompanySetup({ profile, next }: CompanySetupProps) {
  const { t } = useTranslation('setup');
  const finish = useFinishSetup(finishCompanySetup, next);
  const state = useSetupForm({
    kind: 'company',
    userId: profile._id,
    schema,
    initial: companyValues(profile),
    finish,
  });
  return (
    <SetupForm
      kind="company"
      state={state}
      next={next}
      fields={(step) => {
        if (step === 'company') return <CompanyStep />;
        if (step === 'business') return <CompanyFields required />;
        return (
          <>
            <PlaceFields required />
            <LinksField name="socialLinks" label={t('links.title')} />
          </>
        );
      }}
    />
  );
}

function CompanyStep() {
  const { t } = useTranslation('setup');
  return (
    <>
      <PictureStepField label={t('field.logo')} hint={t('field.logoHint')} />
      <TextField
        name="name"
        label={t('field.companyName')}
        autoComplete="organization"
        required
        maxLength={roomFor(80)}
      />
      <HandleField name="handle" label={t('field.handle')} hint={t('field.handleHint')} required />
      <TextField
        name="headline"
        label={t('field.headline')}
        hint={t('field.companyHeadlineHint')}
        required
        maxLength={roomFor(120)}
      />
      <TextAreaField
        name="bio"
        label={t('field.description')}
        hint={t('field.descriptionHint')}
        required
        max={600}
      />
    </>
  );
}
