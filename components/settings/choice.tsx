'use client';

import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useId } from 'react';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icons/registry';
import styles from './settings.module.css';

type Option<T extends string> = {
  value: T;
  label: string;
  /** The label for screen readers, when the label is not a word. */
  name?: string;
  icon?: IconName;
  lang?: string;
};

type ChoiceProps<T extends string> = {
  label: string;
  hint?: string;
  value: T | null;
  options: readonly Option<T>[];
  onChoose: (value: T) => void;
  disabled?: boolean;
};

/** One of a few options, in a row of buttons beside its name. */
export function Choice<T extends string>({
  label,
  hint,
  value,
  options,
  onChoose,
  disabled,
}: ChoiceProps<T>) {
  const labelId = useId();
  return (
    <div className={`row cluster spread ${styles.choice}`}>
      <div>
        <p id={labelId} className={styles.choiceLabel}>
          {label}
        </p>
        {hint ? <p className="type-body2 text-secondary">{hint}</p> : null}
      </div>
      <ToggleButtonGroup
        exclusive
        value={value}
        disabled={disabled}
        onChange={(_event, next: T | null) => next && next !== value && onChoose(next)}
        aria-labelledby={labelId}
      >
        {options.map(({ value: own, label: word, name, icon, lang }) => (
          <ToggleButton key={own} value={own} aria-label={name} lang={lang} className={styles.mode}>
            {icon ? <Icon name={icon} size={18} /> : null}
            {word}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </div>
  );
}
