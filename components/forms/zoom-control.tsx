'use client';

import IconButton from '@mui/material/IconButton';
import Slider from '@mui/material/Slider';
import { useTranslation } from 'react-i18next';
import { Icon } from '@/components/ui/icon';
import styles from './image-crop-dialog.module.css';

type ZoomControlProps = {
  /** 1 is the whole picture. */
  scale: number;
  max: number;
  onChange: (scale: number) => void;
};

const STEPS = 20;

/** Nearer and farther, by slider or step by step. */
export function ZoomControl({ scale, max, onChange }: ZoomControlProps) {
  const { t } = useTranslation();
  const step = (max - 1) / STEPS;
  const go = (to: number) => onChange(Math.min(max, Math.max(1, to)));
  return (
    <div className={styles.zoom}>
      <IconButton aria-label={t('form.zoomOut')} disabled={scale <= 1} onClick={() => go(scale - 2 * step)}>
        <Icon name="minus" size={20} />
      </IconButton>
      <Slider
        size="small"
        min={1}
        max={max}
        step={step}
        value={scale}
        aria-label={t('form.zoom')}
        getAriaValueText={(value) => `${Math.round(value * 100)}%`}
        onChange={(_event, value) => go(Array.isArray(value) ? (value[0] ?? 1) : value)}
      />
      <IconButton aria-label={t('form.zoomIn')} disabled={scale >= max} onClick={() => go(scale + 2 * step)}>
        <Icon name="plus" size={20} />
      </IconButton>
    </div>
  );
}
