'use client';

import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { EmptyView } from '@/components/ui/empty-view';
import { useUnblockToast } from '@/components/users/use-unblock-toast';
import type { Profile } from '@/lib/contract/users';

type ProfileBlockedProps = { profile: Profile };

/** Replaces the posts and products of a member that the viewer has blocked. */
export function ProfileBlocked({ profile }: ProfileBlockedProps) {
  const { t } = useTranslation('blocks');
  const { unblock, isPending } = useUnblockToast(profile);
  return (
    <EmptyView
      drawing="people"
      title={t('profile.title')}
      subtitle={t('profile.subtitle')}
      action={
        <Button variant="outlined" loading={isPending} onClick={unblock}>
          {t('unblock')}
        </Button>
      }
    />
  );
}
