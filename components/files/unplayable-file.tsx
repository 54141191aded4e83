'use client';

import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { Unplayable } from '@/lib/client/recordings/look-at';

type UnplayableFileProps = {
  unplayable: Unplayable;
  onConvert: () => void;
  /** left out where it would be refused */
  onSendAnyway?: () => void;
  className?: string;
};

/** Says that browsers do not play a chosen film or sound, and what to do, before anything is sent. */
export function UnplayableFile({ unplayable, onConvert, onSendAnyway, className }: UnplayableFileProps) {
  const { t } = useTranslation('recordings');
  const { why, codec, isConvertible } = unplayable;
  return (
    <Alert severity="warning" className={className}>
      <div className="grid gap-2">
        <p>
          {t(`why.${why}`)} {codec ? t('codec', { codec }) : null}
        </p>
        <p>{t(isConvertible ? 'convertHint' : 'how')}</p>
        {why === 'video' && !isConvertible ? <p>{t('howPhone')}</p> : null}
        {onSendAnyway ? <p>{t('anywayHint')}</p> : null}
        <div className="cluster gap-2">
          {isConvertible ? (
            <Button size="small" variant="contained" onClick={onConvert}>
              {t('convert')}
            </Button>
          ) : null}
          {onSendAnyway ? (
            <Button size="small" variant="outlined" onClick={onSendAnyway}>
              {t('anyway')}
            </Button>
          ) : null}
        </div>
      </div>
    </Alert>
  );
}
