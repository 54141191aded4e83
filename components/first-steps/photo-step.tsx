'use client';

import { useTranslation } from 'react-i18next';
import { PictureChooser } from '@/components/settings/picture-chooser';
import { Avatar } from '@/components/ui/avatar';
import { useMe } from '@/hooks/session/use-me';
import styles from './first-steps.module.css';
import { StepFoot } from './step-foot';
import type { StepProps } from './step-props';

const SHAPE = { ratio: 1, round: true };

/** A profile photo, or a company's logo. */
export function PhotoStep({ onNext, moving }: StepProps) {
  const { t } = useTranslation('first-steps');
  const { data: me } = useMe();
  if (!me) return null;
  const isSet = me.profilePic !== null;
  return (
    <>
      <div className={styles.photo}>
        <Avatar
          name={me.name}
          src={me.profilePic}
          size={112}
          label={isSet ? t('photo.yours') : t('photo.none')}
        />
        <PictureChooser field="profilePicId" shape={SHAPE} label={t('photo.title')} isSet={isSet} />
      </div>
      <StepFoot label={t('finish')} onNext={onNext} onSkip={isSet ? undefined : onNext} busy={moving} />
    </>
  );
}
