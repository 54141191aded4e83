'use client';

import { useCallback, useEffect, useState } from 'react';
import type { MediaSize } from 'react-easy-crop';

type Size = { width: number; height: number };

const MARGIN = 16;
// The largest useful zoom: beyond it a picture is only blurred, so the crop is at least this many of its own pixels
// wide or high.
const LEAST_PIXELS = 240;

/**
 * Measures the stage on which a picture is cropped. The frame fits into it, and at scale 1 the picture just covers the
 * frame, however small or long it is.
 * @param ratio of the frame, width / height
 */
export function useCropStage(ratio: number) {
  const [stage, setStage] = useState<HTMLElement | null>(null);
  const [room, setRoom] = useState<Size | null>(null);
  const [media, setMedia] = useState<MediaSize | null>(null);
  const [scale, setScale] = useState(1);

  useEffect(() => {
    if (!stage) return;
    const measure = () => setRoom({ width: stage.clientWidth, height: stage.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(stage);
    return () => observer.disconnect();
  }, [stage]);

  const cropSize = room && frameIn(room, ratio);
  const minZoom =
    media && cropSize ? Math.max(cropSize.width / media.width, cropSize.height / media.height) : 1;
  const most = media ? closest(media) : 3;

  const onMedia = useCallback((size: MediaSize) => {
    // Measured before the browser has decoded the picture: without a width every zoom would be infinite.
    if (!(size.width > 0 && size.height > 0)) return;
    setMedia((known) => (known?.width === size.width && known.height === size.height ? known : { ...size }));
  }, []);
  return {
    ref: setStage,
    cropSize,
    scale,
    setScale,
    /** the largest scale */
    most,
    zoom: scale * minZoom,
    minZoom,
    maxZoom: most * minZoom,
    onZoom: (zoom: number) => setScale(Math.min(most, Math.max(1, zoom / minZoom))),
    onMedia,
  };
}

function frameIn({ width, height }: Size, ratio: number): Size {
  const fitting = Math.min(width - 2 * MARGIN, (height - 2 * MARGIN) * ratio);
  return { width: fitting, height: fitting / ratio };
}

function closest({ naturalWidth, naturalHeight }: MediaSize): number {
  return Math.min(8, Math.max(2, Math.min(naturalWidth, naturalHeight) / LEAST_PIXELS));
}
