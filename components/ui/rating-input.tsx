'use client';

import { type KeyboardEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { Icon } from './icon';
import styles from './rating-input.module.css';
import { VisuallyHidden } from './visually-hidden';

const STARS = [1, 2, 3, 4, 5];

type RatingInputProps = {
  /** 1–5, or null while nothing is chosen. */
  value: number | null;
  onChange: (value: number) => void;
  label: string;
  disabled?: boolean;
};

/** Five radio buttons that look like stars. The arrow that points along the text adds one star. */
export function RatingInput({ value, onChange, label, disabled = false }: RatingInputProps) {
  const { t } = useTranslation();
  const { dir } = useLocale();
  const name = useId();
  const [hovered, setHovered] = useState<number | null>(null);
  const shown = hovered ?? value ?? 0;

  const onKeyDown = (event: KeyboardEvent) => {
    const more = event.code === (dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight') || event.code === 'ArrowUp';
    const less = event.code === (dir === 'rtl' ? 'ArrowRight' : 'ArrowLeft') || event.code === 'ArrowDown';
    if (!more && !less) return;
    event.preventDefault();
    const next = Math.min(5, Math.max(1, (value ?? 0) + (more ? 1 : -1)));
    onChange(next);
    event.currentTarget.querySelector<HTMLInputElement>(`input[value="${next}"]`)?.focus();
  };

  return (
    <fieldset
      className={styles.group}
      disabled={disabled}
      onPointerLeave={() => setHovered(null)}
      onKeyDown={onKeyDown}
    >
      <VisuallyHidden as="legend">{label}</VisuallyHidden>
      {STARS.map((star) => (
        <label
          key={star}
          className={styles.star}
          onPointerEnter={() => setHovered(star)}
          data-on={star <= shown}
        >
          <input
            type="radio"
            name={name}
            value={star}
            checked={value === star}
            onChange={() => onChange(star)}
            aria-label={t('rating.stars', { count: star })}
          />
          <Icon name="star" size={28} filled={star <= shown} />
        </label>
      ))}
    </fieldset>
  );
}
