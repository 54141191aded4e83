'use client';

import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useViewer } from '@/components/layout/viewer-context';
import { Messages } from '@/lib/i18n/page-messages';
import { setupPath } from '@/lib/shared/paths';

/** For members who are not creators yet: who sells posts, and how to become one of them. The draft is kept. */
export function CreatorsOnly() {
  return (
    <Messages of={['paid-writing']}>
      <Words />
    </Messages>
  );
}

function Words() {
  const { t } = useTranslation('paid-writing');
  const viewer = useViewer();
  return (
    <Alert
      severity="info"
      role="status"
      action={
        <Button size="small" variant="text" color="inherit" href={setupPath(viewer?.accountType)}>
          {t('become')}
        </Button>
      }
    >
      {t('creatorsOnly')}
    </Alert>
  );
}
