'use client';

import { IMAGE_MAX_PIXELS } from '@/lib/contract/limits';
import 'react-easy-crop/react-easy-crop.css';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import { useEffect, useId, useState } from 'react';
import Cropper, { type Area } from 'react-easy-crop';
import { useTranslation } from 'react-i18next';
import type { Crop } from '@/lib/contract/files';
import { CropPreview } from './crop-preview';
import type { CropShape } from './crop-shape';
import styles from './image-crop-dialog.module.css';
import { useCropStage } from './use-crop-stage';
import { ZoomControl } from './zoom-control';

type ImageCropDialogProps = {
  file: File;
  shape: CropShape;
  /** Share of the upload sent so far; null while the picture is still being cropped. */
  progress: number | null;
  onCrop: (crop: Crop) => void;
  onCancel: () => void;
  /** A message key when the browser cannot show the picture, or it is too large. */
  onRefuse: (problem: string) => void;
};

/**
 * Lets the member choose the part of a picture to keep: moved by touch, mouse or arrow keys, zoomed by pinch, wheel or
 * slider, with a preview. The result is a rectangle; the server crops (see renderImage).
 */
export function ImageCropDialog({ file, shape, progress, onCrop, onCancel, onRefuse }: ImageCropDialogProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const hintId = useId();
  const url = useObjectUrl(file);
  const stage = useCropStage(shape.ratio);
  const [point, setPoint] = useState({ x: 0, y: 0 });
  const [area, setArea] = useState<Area | null>(null);
  const isSending = progress !== null;
  const accept = () => area && onCrop(sharesOf(area));

  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      onClose={isSending ? undefined : onCancel}
      onKeyDown={(event) => {
        // As in a form; a focused button handles Enter itself.
        if (event.key !== 'Enter' || isSending || event.target instanceof HTMLButtonElement) return;
        event.preventDefault();
        accept();
      }}
      aria-labelledby={titleId}
      aria-describedby={hintId}
    >
      <DialogTitle id={titleId}>{t('form.cropTitle')}</DialogTitle>
      <DialogContent className={styles.content}>
        <div
          ref={stage.ref}
          className={styles.stage}
          style={{ aspectRatio: Math.max(1, shape.ratio * 0.6) }}
          inert={isSending}
        >
          {url && stage.cropSize ? (
            <Cropper
              image={url}
              crop={point}
              zoom={stage.zoom}
              minZoom={stage.minZoom}
              maxZoom={stage.maxZoom}
              aspect={shape.ratio}
              cropShape={shape.round ? 'round' : 'rect'}
              cropSize={stage.cropSize}
              objectFit="cover"
              showGrid={!shape.round}
              keyboardStep={8}
              onCropChange={setPoint}
              onZoomChange={stage.onZoom}
              onCropAreaChange={setArea}
              setMediaSize={stage.onMedia}
              onMediaLoaded={({ naturalWidth, naturalHeight }) => {
                // An SVG has no pixels of its own.
                const isVector = file.type === 'image/svg+xml';
                if (!isVector && naturalWidth * naturalHeight > IMAGE_MAX_PIXELS)
                  onRefuse('validation:imagePixels');
              }}
              mediaProps={{ onError: () => onRefuse('validation:imageUnreadable') }}
              cropperProps={{ role: 'group', 'aria-label': t('form.cropArea') }}
              classes={{ containerClassName: styles.ground, cropAreaClassName: styles.area }}
              // Its own style element would need this page's nonce.
              disableAutomaticStylesInjection
            />
          ) : null}
        </div>
        <div className={`row cluster spread ${styles.tools}`} inert={isSending}>
          <ZoomControl scale={stage.scale} max={stage.most} onChange={stage.setScale} />
          {url && area ? <CropPreview url={url} area={area} shape={shape} /> : null}
        </div>
        {progress === null ? (
          <p id={hintId} className="type-caption text-secondary">
            {t('form.cropHint')}
          </p>
        ) : (
          <div className="grid gap-2">
            <LinearProgress
              variant={progress < 1 ? 'determinate' : 'indeterminate'}
              value={progress * 100}
              aria-label={t('form.uploading')}
            />
            <p id={hintId} className="type-caption text-secondary" role="status">
              {t(progress < 1 ? 'form.uploading' : 'form.finishing')}
            </p>
          </div>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="text" color="inherit" onClick={onCancel}>
          {t(isSending ? 'form.cancelUpload' : 'action.cancel')}
        </Button>
        <Button disabled={!area} loading={isSending} onClick={accept}>
          {t('form.useImage')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function sharesOf({ x, y, width, height }: Area): Crop {
  return { x: x / 100, y: y / 100, width: width / 100, height: height / 100 };
}

/** A URL for a file, released when the component goes away. */
function useObjectUrl(file: File): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}
