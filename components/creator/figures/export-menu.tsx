'use client';

import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '@/components/ui/icon';
import { useDownload } from '@/hooks/use-download';
import { exportCreatorStats } from '@/lib/client/endpoints.gen';
import { STATS_TABLES } from '@/lib/contract/choices';
import type { StatsRange, StatsTable } from '@/lib/contract/creator-stats';

type ExportMenuProps = { range: StatsRange };

/** The figures as files for spreadsheets, one for each table. */
export function ExportMenu({ range }: ExportMenuProps) {
  const { t } = useTranslation('creator-stats');
  const menuId = useId();
  const file = useDownload(exportCreatorStats);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const isOpen = anchor !== null;
  const save = (table: StatsTable) => {
    setAnchor(null);
    file.save({ query: { range, table } }, `qeema-${table}-${range}.csv`);
  };
  return (
    <>
      <Button
        variant="outlined"
        size="small"
        startIcon={<Icon name="download" size={18} />}
        loading={file.isPending}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? menuId : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t('export.label')}
      </Button>
      <Menu id={menuId} anchorEl={anchor} open={isOpen} onClose={() => setAnchor(null)}>
        {STATS_TABLES.map((table) => (
          <MenuItem key={table} onClick={() => save(table)}>
            {t(`export.${table}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
