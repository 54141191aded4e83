'use client';

import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '@/components/ui/icon';
import type { PostView } from '@/lib/contract/posts';
import styles from './composer-dialog.module.css';

type Audience = PostView['audience'];

const ICON = { public: 'globe', followers: 'users' } as const;
const CHOICES: readonly Audience[] = ['public', 'followers'];

type AudienceChoiceProps = { value: Audience; onChange: (value: Audience) => void };

/** Chooses who will see the post. */
export function AudienceChoice({ value, onChange }: AudienceChoiceProps) {
  const { t } = useTranslation('posts');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        startIcon={<Icon name={ICON[value]} size={16} />}
        endIcon={<Icon name="chevron-down" size={16} />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label={`${t('audience.label')}: ${t(`audience.${value}`)}`}
        onClick={(event) => setAnchor(event.currentTarget)}
        className={styles.audience}
      >
        {t(`audience.${value}`)}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {CHOICES.map((choice) => (
          <MenuItem
            key={choice}
            role="menuitemradio"
            aria-checked={choice === value}
            selected={choice === value}
            onClick={() => {
              onChange(choice);
              setAnchor(null);
            }}
          >
            <Icon name={ICON[choice]} size={20} />
            <span className={styles.choice}>
              {t(`audience.${choice}`)}
              <small>{t(`audience.${choice}Hint`)}</small>
            </span>
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
