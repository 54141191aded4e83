'use client';

import IconButton from '@mui/material/IconButton';
import { useTranslation } from 'react-i18next';
import { Icon } from '@/components/ui/icon';
import { useToast } from '@/hooks/use-toast';
import styles from './transfer-card.module.css';

type CopyRowProps = {
  label: string;
  value: string;
  /** the text to copy, if it is not the text that is shown */
  copied?: string;
  hint?: string;
  strong?: boolean;
};

/** A value to type into another program, copied with one press. */
export function CopyRow({ label, value, copied = value, hint, strong }: CopyRowProps) {
  const { t } = useTranslation('transfers');
  const showToast = useToast();
  const copy = async () => {
    await navigator.clipboard.writeText(copied);
    showToast(t('buyer.copied'));
  };
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <bdi dir="auto" className={strong ? 'type-h6' : undefined}>
          {value}
        </bdi>
        <IconButton size="small" aria-label={t('buyer.copy', { what: label })} onClick={() => void copy()}>
          <Icon name="copy" size={18} />
        </IconButton>
        {hint ? <span className={`type-body2 text-secondary ${styles.hint}`}>{hint}</span> : null}
      </dd>
    </div>
  );
}
