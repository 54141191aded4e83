'use client';

import dynamic from 'next/dynamic';
import type { CropShape } from './crop-shape';
import { FileInput } from './file-input';
import { IMAGE_ACCEPT } from './image-rules';
import type { useImagePick } from './use-image-pick';

// Loaded when the first picture is chosen.
const ImageCropDialog = dynamic(
  () => import('./image-crop-dialog').then((module) => module.ImageCropDialog),
  { ssr: false },
);

type ImagePickProps = { pick: ReturnType<typeof useImagePick>; shape: CropShape; label: string };

/**
 * The elements that `useImagePick` needs on the page: the file chooser, and the dialog in which a picture is cropped
 * and sent.
 */
export function ImagePick({ pick, shape, label }: ImagePickProps) {
  return (
    <>
      <FileInput
        ref={pick.input}
        accept={IMAGE_ACCEPT}
        aria-label={label}
        onChoose={([file]) => pick.choose(file)}
      />
      {pick.file ? (
        <ImageCropDialog
          file={pick.file}
          shape={shape}
          progress={pick.progress}
          onCrop={(area) => void pick.crop(area)}
          onCancel={pick.close}
          onRefuse={pick.refuse}
        />
      ) : null}
    </>
  );
}
