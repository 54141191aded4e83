'use client';

import { useTranslation } from 'react-i18next';
import { HandleField } from '@/components/forms/handle-field';
import { TextAreaField } from '@/components/forms/text-area-field';
import { TextField } from '@/components/forms/text-field';
import { roomFor } from '@/lib/contract/limits';

type AboutFieldsProps = { isCompany: boolean };

/** The public texts about a member. */
export function AboutFields({ isCompany }: AboutFieldsProps) {
  const { t } = useTranslation(['settings', 'setup']);
  return (
    <>
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
    </>
  );
}
