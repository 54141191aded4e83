'use client';

import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useTranslation } from 'react-i18next';
import { TipButton } from '@/components/tips/tip-button';
import { Icon } from '@/components/ui/icon';
import { PersonMenu } from '@/components/users/person-menu';
import { useToast } from '@/hooks/use-toast';
import { useFollow } from '@/hooks/users/use-follow';
import { reportEvent } from '@/lib/client/analytics';
import type { Profile } from '@/lib/contract/users';
import { paths, setupPath } from '@/lib/shared/paths';
import styles from './profile-actions.module.css';

type ProfileActionsProps = { profile: Profile };

/** The main button is Follow, or Edit on the viewer's own profile. Share is beside it. */
export function ProfileActions({ profile }: ProfileActionsProps) {
  const { t } = useTranslation(['users', 'layout']);
  const { _id, name, isFollowing, isMe, followsMe } = profile;
  const follow = useFollow(_id, name);
  const toast = useToast();
  const share = async () => {
    const url = new URL(paths.user(_id), window.location.origin).href;
    if (typeof navigator.share === 'function' && window.matchMedia('(pointer: coarse)').matches) {
      await navigator.share({ url, title: name }).then(
        () => reportEvent('shared'),
        () => {}, // the share sheet was closed
      );
      return;
    }
    // Refused when the browser asks first, or the page is not on https: then the address itself is shown.
    const copied = await navigator.clipboard?.writeText(url).then(
      () => true,
      () => false,
    );
    if (copied) reportEvent('shared');
    toast(copied ? t('profile.linkCopied') : url);
  };
  const followWords = isFollowing ? 'follow.following' : followsMe ? 'follow.followBack' : 'follow.follow';
  return (
    <div className={styles.actions}>
      <IconButton
        data-share={paths.user(_id)}
        onClick={() => void share()}
        aria-label={t('profile.share')}
        title={t('profile.share')}
      >
        <Icon name="share" />
      </IconButton>
      <PersonMenu person={profile} />
      {isMe ? (
        <>
          {profile.role === 'MEMBER' ? (
            <Button href={setupPath(profile.accountType)}>{t('layout:become.title')}</Button>
          ) : null}
          <Button variant="outlined" href={paths.settings('edit_profile')}>
            {t('profile.edit')}
          </Button>
        </>
      ) : profile.isBlocked ? null : (
        <>
          {profile.takesTips ? <TipButton author={profile} /> : null}
          <Button
            variant={isFollowing ? 'outlined' : 'contained'}
            aria-pressed={isFollowing}
            aria-label={t(`${followWords}Name`, { name })}
            startIcon={<Icon name={isFollowing ? 'user-check' : 'user-plus'} size={20} />}
            onClick={() => follow(!isFollowing)}
          >
            {t(followWords)}
          </Button>
        </>
      )}
    </div>
  );
}
