'use client';

import { useRouter } from 'next/navigation';
import { useTranslation } from 'react-i18next';
import { FormShell } from '@/components/forms/form-shell';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextAreaField } from '@/components/forms/text-area-field';
import { TextField } from '@/components/forms/text-field';
import { AppLink } from '@/components/ui/app-link';
import { useToast } from '@/components/ui/toast';
import { useMe } from '@/hooks/session/use-me';
import { useUpdateMe } from '@/hooks/users/use-update-me';
import { updateMe } from '@/lib/contract/users';
import { paths } from '@/lib/shared/paths';
import { ProfilePictures } from './profile-pictures';
import { SectionCard } from './section-card';
import styles from './settings.module.css';

const PersonalInfo = updateMe.body.pick({ name: true, headline: true, bio: true }).required();

/** Pictures, name, headline and bio. */
export function ProfileSection() {
  const { t } = useTranslation('settings');
  const router = useRouter();
  const toast = useToast();
  const update = useUpdateMe();
  const { data: me } = useMe();
  if (!me) return null;
  const { name, headline, bio } = me;
  return (
    <div className={styles.sections}>
      <ProfilePictures userId={me._id} name={name} />
      <SectionCard title={t('tabs.edit_profile')}>
        <FormShell
          schema={PersonalInfo}
          defaultValues={{ name, headline, bio }}
          label={t('tabs.edit_profile')}
          onSubmit={async (values) => {
            await update.mutateAsync(values);
            toast(t('profile.saved'));
            // The shell shows the name, and it came from the server.
            router.refresh();
          }}
        >
          <TextField name="name" label={t('profile.name')} autoComplete="name" required />
          <TextField
            name="headline"
            label={t('profile.headline')}
            hint={t('profile.headlineHint')}
            maxLength={120}
          />
          <TextAreaField name="bio" label={t('profile.bio')} hint={t('profile.bioHint')} max={600} />
          <div className={styles.foot}>
            <SubmitButton fullWidth={false}>{t('profile.save')}</SubmitButton>
            <AppLink href={paths.user(me._id)}>{t('profile.view')}</AppLink>
          </div>
        </FormShell>
      </SectionCard>
    </div>
  );
}
