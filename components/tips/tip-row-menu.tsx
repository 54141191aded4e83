'use client';

import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '@/components/ui/app-link';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Icon } from '@/components/ui/icon';
import { MenuButton } from '@/components/ui/menu-button';
import { useUpdateTip } from '@/hooks/tips/use-update-tip';
import type { TipView } from '@/lib/contract/tips';
import { isolate } from '@/lib/shared/arabic';
import { paths } from '@/lib/shared/paths';
import styles from './received-tips.module.css';

type TipRowMenuProps = { tip: TipView; name: string };

/** Shows or hides the word, reports it, or leads to where the money is given back. */
export function TipRowMenu({ tip, name }: TipRowMenuProps) {
  const { t } = useTranslation('tips');
  const show = useUpdateTip({ toastsFailure: true });
  const report = useUpdateTip();
  const params = { id: tip._id };
  const [reporting, setReporting] = useState(false);
  const hasWord = tip.word !== '' && !tip.isReported;
  return (
    <>
      <MenuButton label={t('received.menu', { name: isolate(name) })} className={styles.menu}>
        {(anchor, close) => (
          <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
            {hasWord ? (
              <MenuItem
                onClick={() => {
                  close();
                  show.run({ params, body: { isShown: !tip.isShown } });
                }}
              >
                <Icon name={tip.isShown ? 'eye-off' : 'eye'} size={20} />
                {t(tip.isShown ? 'received.hide' : 'received.show')}
              </MenuItem>
            ) : null}
            {hasWord ? (
              <MenuItem
                onClick={() => {
                  close();
                  setReporting(true);
                }}
              >
                <Icon name="flag" size={20} />
                {t('received.report')}
              </MenuItem>
            ) : null}
            <MenuItem component={AppLink} href={paths.sale(tip._id)} onClick={close}>
              <Icon name="refresh" size={20} />
              {t('received.refund')}
            </MenuItem>
          </Menu>
        )}
      </MenuButton>
      <ConfirmDialog
        open={reporting}
        title={t('received.report')}
        confirmLabel={t('received.report')}
        loading={report.isPending}
        error={report.failure}
        onCancel={() => setReporting(false)}
        onConfirm={() =>
          report.run({ params, body: { isReported: true } }, { onSuccess: () => setReporting(false) })
        }
      >
        {t('received.reportSure')}
      </ConfirmDialog>
    </>
  );
}
