'use client';

import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { use, useRef, useState } from 'react';
import { FileInput } from '@/components/forms/file-input';
import { Icon } from '@/components/ui/icon';
import { LESSON_TYPES } from '@/lib/contract/choices';
import { lessonIcons } from '../lesson-icons';
import { SeriesContext, useCourseWords } from '../use-course-words';
import styles from './adding.module.css';
import { useEditing } from './editor-context';

/** What adds to the outline. Files that are let go on it become lessons. */
export function Adding({ hasSections }: { hasSections: boolean }) {
  const isSeries = use(SeriesContext);
  const { t } = useCourseWords('kinds-courses');
  const { addSection, addFiles } = useEditing();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  return (
    <fieldset
      aria-label={t('add.label')}
      className={styles.foot}
      data-over={isOver}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false);
        if (event.dataTransfer.files.length === 0) return;
        event.preventDefault();
        addFiles([...event.dataTransfer.files]);
      }}
    >
      <div className={`cluster gap-2 ${styles.adds}`}>
        <AddLesson />
        {hasSections ? (
          <Button
            variant="outlined"
            size="small"
            startIcon={<Icon name="plus" size={18} />}
            onClick={addSection}
          >
            {t('add.section')}
          </Button>
        ) : null}
        <Button
          variant="outlined"
          size="small"
          startIcon={<Icon name="upload" size={18} />}
          onClick={() => input.current?.click()}
        >
          {t('add.files')}
        </Button>
      </div>
      <p className={`type-caption text-muted ${styles.hint}`}>{t('add.filesHint')}</p>
      <FileInput
        ref={input}
        multiple
        accept={isSeries ? 'audio/*' : undefined}
        aria-label={t('add.files')}
        onChoose={addFiles}
      />
    </fieldset>
  );
}

function AddLesson() {
  const { t } = useCourseWords('kinds-courses');
  const { addLesson } = useEditing();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const isSeries = use(SeriesContext);
  if (isSeries) {
    return (
      <Button size="small" startIcon={<Icon name="plus" size={18} />} onClick={() => addLesson('audio')}>
        {t('add.lesson')}
      </Button>
    );
  }
  return (
    <>
      <Button
        size="small"
        startIcon={<Icon name="plus" size={18} />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t('add.lesson')}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {LESSON_TYPES.map((type) => (
          <MenuItem
            key={type}
            onClick={() => {
              setAnchor(null);
              addLesson(type);
            }}
          >
            <Icon name={lessonIcons[type]} size={20} />
            {t(`type.${type}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
