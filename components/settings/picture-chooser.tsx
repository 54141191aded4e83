'use client';

import Button from '@mui/material/Button';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CropShape } from '@/components/forms/crop-shape';
import { FieldMessage } from '@/components/forms/field-message';
import { ImagePick } from '@/components/forms/image-pick';
import { useImagePick } from '@/components/forms/use-image-pick';
import { useMessage } from '@/components/forms/use-message';
import { useErrorText } from '@/hooks/use-error-text';
import { useUpdateMe } from '@/hooks/users/use-update-me';
import { uploadImage } from '@/lib/client/upload';
import styles from './picture-chooser.module.css';

type PictureChooserProps = {
  field: 'profilePicId' | 'coverId';
  shape: CropShape;
  /** What the picture is, for screen readers. */
  label: string;
  /** There is a picture that can be removed. */
  isSet: boolean;
};

/** Chooses a picture, crops and stores it and puts it on the profile; or removes it. */
export function PictureChooser({ field, shape, label, isSet }: PictureChooserProps) {
  const { t } = useTranslation();
  const router = useRouter();
  const message = useMessage();
  const words = useErrorText();
  const update = useUpdateMe();
  const [removal, setRemoval] = useState<string>();
  const [isRemoving, setRemoving] = useState(false);

  const put = async (fileId: string | null) => {
    await update.runAsync({ body: { [field]: fileId } });
    // The shell shows the photo, and the server rendered it.
    router.refresh();
  };
  const pick = useImagePick(async (file, options) => {
    setRemoval(undefined);
    const { _id } = await uploadImage(file, options);
    await put(_id);
  });
  const remove = () => {
    setRemoving(true);
    return put(null)
      .then(
        () => setRemoval(undefined),
        (error: unknown) => setRemoval(words(error)),
      )
      .finally(() => setRemoving(false));
  };

  const problem = message(pick.problem) ?? removal;
  return (
    <div className={styles.chooser}>
      <ImagePick pick={pick} shape={shape} label={label} />
      <div className={styles.buttons}>
        <Button ref={pick.opener} variant="outlined" disabled={isRemoving} onClick={pick.open}>
          {t(isSet ? 'form.changeImage' : 'form.chooseImage')}
        </Button>
        {isSet ? (
          <Button variant="text" color="inherit" disabled={isRemoving} onClick={() => void remove()}>
            {t('form.removeImage')}
          </Button>
        ) : null}
      </div>
      {problem ? (
        <p className="type-caption" role="alert">
          <FieldMessage error={problem} />
        </p>
      ) : null}
    </div>
  );
}
