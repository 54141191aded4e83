'use client';

import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { memo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { LESSON_TYPES } from '@/lib/contract/choices';
import type { MadeCourse } from '@/lib/contract/kinds/courses';
import { lessonIcons } from '../lesson-icons';
import { useEditing } from './editor-context';
import { MoveDialog } from './move-dialog';
import styles from './outline.module.css';
import { OutlineTree } from './outline-tree';
import { RowMenu } from './row-menu';

type OutlineCardProps = { course: MadeCourse };

/** The outline, and under it the buttons that add to it. It is drawn again when the course changes, and not before. */
export const OutlineCard = memo(function OutlineCard({ course }: OutlineCardProps) {
  const { t } = useTranslation('kinds-courses');
  const hasRows = course.type === 'full_course' || course.sections.some(({ lessons }) => lessons.length > 0);
  return (
    <Card as="section" padding="none" className={styles.card}>
      <h2 className={styles.heading}>{t('outline.title')}</h2>
      {course.sections.length > 0 && hasRows ? <OutlineTree course={course} /> : null}
      <RowMenu course={course} />
      <MoveDialog course={course} />
      <Adding hasSections={course.type === 'full_course'} />
    </Card>
  );
});

/** What adds to the outline. Files that are let go on it become lessons. */
function Adding({ hasSections }: { hasSections: boolean }) {
  const { t } = useTranslation('kinds-courses');
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
      <div className={styles.adds}>
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
      <p className={styles.hint}>{t('add.filesHint')}</p>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={t('add.files')}
        onChange={(event) => {
          addFiles([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
    </fieldset>
  );
}

function AddLesson() {
  const { t } = useTranslation('kinds-courses');
  const { addLesson } = useEditing();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
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
