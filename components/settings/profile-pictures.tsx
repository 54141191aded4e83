'use client';

import { useTranslation } from 'react-i18next';
import { Avatar } from '@/components/ui/avatar';
import { Picture } from '@/components/ui/picture';
import { TitledCard } from '@/components/ui/titled-card';
import { useProfile } from '@/hooks/users/use-profile';
import { PictureChooser } from './picture-chooser';
import styles from './settings.module.css';

const AVATAR_SHAPE = { ratio: 1, round: true };
const COVER_SHAPE = { ratio: 3 };

type ProfilePicturesProps = { userId: string; name: string };

/** The photo and the cover: a chosen picture is stored and shown at once. */
export function ProfilePictures({ userId, name }: ProfilePicturesProps) {
  const { t } = useTranslation('settings');
  const { data: profile } = useProfile(userId);
  return (
    <>
      <TitledCard title={t('profile.photo')}>
        <div className={`row cluster gap-4 ${styles.row}`}>
          <Avatar name={name} src={profile?.profilePic} size={112} />
          <div>
            <p className="type-body2 text-secondary">{t('profile.photoHint')}</p>
            <PictureChooser
              field="profilePicId"
              shape={AVATAR_SHAPE}
              label={t('profile.photo')}
              isSet={Boolean(profile?.profilePic)}
            />
          </div>
        </div>
      </TitledCard>
      <TitledCard title={t('profile.cover')}>
        <div className={styles.cover}>
          {profile?.cover ? (
            <Picture image={profile.cover} alt="" sizes="(min-width: 900px) 608px, 100vw" ratio={3} />
          ) : null}
        </div>
        <p className="type-body2 text-secondary">{t('profile.coverHint')}</p>
        <PictureChooser
          field="coverId"
          shape={COVER_SHAPE}
          label={t('profile.cover')}
          isSet={Boolean(profile?.cover)}
        />
      </TitledCard>
    </>
  );
}
