import type { Area } from 'react-easy-crop';
import { useTranslation } from 'react-i18next';
import type { CropShape } from './crop-shape';
import styles from './image-crop-dialog.module.css';

type CropPreviewProps = {
  url: string;
  /** in percent of the picture */
  area: Area;
  shape: CropShape;
};

const ROUND_SIZES = [72, 44];
const WIDTH = 144;

/** The crop, at the sizes at which it will be shown. */
export function CropPreview({ url, area, shape }: CropPreviewProps) {
  const { t } = useTranslation();
  const widths = shape.round ? ROUND_SIZES : [Math.min(WIDTH, WIDTH * shape.ratio * 0.6)];
  return (
    <div className="row gap-3" role="img" aria-label={t('form.preview')}>
      {widths.map((width) => (
        <span
          key={width}
          className={styles.preview}
          data-round={shape.round}
          style={{ inlineSize: width, aspectRatio: shape.ratio }}
        >
          {/* biome-ignore lint/performance/noImgElement: a file of this device, at an address only this page knows */}
          <img
            src={url}
            alt=""
            style={{
              inlineSize: `${10_000 / area.width}%`,
              transform: `translate(${-area.x}%, ${-area.y}%)`,
            }}
          />
        </span>
      ))}
    </div>
  );
}
