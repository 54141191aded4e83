'use client';

import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import dynamic from 'next/dynamic';
import { useId, useState } from 'react';
import { AppLink } from '@/components/ui/app-link';
import { Avatar } from '@/components/ui/avatar';
import { BidiText } from '@/components/ui/bidi-text';
import { Icon } from '@/components/ui/icon';
import { MenuButton } from '@/components/ui/menu-button';
import { StatusChip } from '@/components/ui/status-chip';
import { TimeAgo } from '@/components/ui/time-ago';
import { mapCachedRows } from '@/hooks/map-cached-rows';
import { useAction } from '@/hooks/use-action';
import { useToast } from '@/hooks/use-toast';
import { listStudents, putStudentOpening } from '@/lib/client/endpoints.gen';
import type { Student } from '@/lib/contract/kinds/course-students';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { useTimeZone } from '@/lib/i18n/use-time-zone';
import { isolate } from '@/lib/shared/arabic';
import { formatDate } from '@/lib/shared/dates';
import { numberFormat } from '@/lib/shared/intl';
import { paths } from '@/lib/shared/paths';
import { useCourseWords } from '../use-course-words';
import styles from './students.module.css';

const ExtraDialog = dynamic(() =>
  import('../../quizzes/extra/extra-dialog').then((module) => module.ExtraDialog),
);

const AVATAR = 44;
// Of people who have left.
const NO_HANDLE = 'deleted';

type StudentRowProps = {
  courseId: string;
  student: Student;
  /** some lessons open later */
  hasDays: boolean;
  hasQuizzes: boolean;
};

/** Somebody who has the course: how far they are, when they were last seen, and what can be opened to them. */
export function StudentRow({ courseId, student, hasDays, hasQuizzes }: StudentRowProps) {
  const { t } = useCourseWords('course-students');
  const { intl } = useLocale();
  const zone = useTimeZone();
  const { person, since, lastSeenAt, openedAt } = student;
  const name = <BidiText>{person.name}</BidiText>;
  return (
    <li className={styles.row}>
      <Avatar name={person.name} src={person.profilePic} size={AVATAR} />
      <div className={styles.words}>
        <p className={styles.nameLine}>
          {person.handle === NO_HANDLE ? (
            <span className="type-label anywhere">{name}</span>
          ) : (
            <AppLink href={paths.user(person._id)} className="type-label anywhere">
              {name}
            </AppLink>
          )}
          {openedAt ? <StatusChip tone="info" label={t('isOpen')} /> : null}
        </p>
        <p className={`cluster type-caption text-secondary ${styles.facts}`}>
          <span>{t('since', { date: formatDate(since, 'text', intl, zone) })}</span>
          <span>{lastSeenAt ? <Seen time={lastSeenAt} /> : t('neverSeen')}</span>
        </p>
      </div>
      <HowFar student={student} />
      {hasDays || hasQuizzes || openedAt ? (
        <StudentMenu courseId={courseId} student={student} hasQuizzes={hasQuizzes} />
      ) : null}
    </li>
  );
}

function Seen({ time }: { time: string }) {
  const { t } = useCourseWords('course-students');
  return (
    <>
      {t('seen')} <TimeAgo time={time} />
    </>
  );
}

function HowFar({ student: { doneCount, ofCount } }: { student: Student }) {
  const { t } = useCourseWords('course-students');
  const { intl } = useLocale();
  const id = useId();
  const figure = numberFormat(intl);
  const isComplete = ofCount > 0 && doneCount >= ofCount;
  return (
    <div className={styles.far}>
      <p id={id} className={`row cluster type-caption text-secondary ${styles.farWords}`}>
        {isComplete ? <StatusChip tone="success" label={t('isComplete')} /> : null}
        <span>
          {t('done', { done: figure.format(doneCount), of: figure.format(ofCount), count: ofCount })}
        </span>
      </p>
      <progress className={styles.bar} value={doneCount} max={Math.max(1, ofCount)} aria-labelledby={id} />
    </div>
  );
}

function StudentMenu({ courseId, student, hasQuizzes }: Omit<StudentRowProps, 'hasDays'>) {
  const { t } = useCourseWords('course-students');
  const toast = useToast();
  const opening = useAction(putStudentOpening, {
    toastsFailure: true,
    keep: (client, opened) =>
      mapCachedRows<Student>(client, [listStudents], (row) => (row._id === opened._id ? opened : row)),
  });
  const [isExtraOpen, setExtraOpen] = useState(false);
  const { _id: studentId, openedAt } = student;
  const name = isolate(student.person.name);
  const set = (isOpen: boolean, isUndo = false) =>
    opening.run(
      { params: { id: courseId, studentId }, body: { isOpen } },
      {
        onSuccess: () =>
          toast(
            t(isOpen ? 'opened' : 'closed', { name }),
            isUndo ? undefined : { label: t('undo'), onClick: () => set(!isOpen, true) },
          ),
      },
    );
  return (
    <>
      <MenuButton label={t('menu', { name })} className={styles.menu}>
        {(anchor, close) => (
          <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
            <MenuItem
              onClick={() => {
                close();
                set(openedAt === null);
              }}
            >
              <Icon name={openedAt ? 'clock' : 'check'} size={20} />
              {t(openedAt ? 'close' : 'open')}
            </MenuItem>
            {hasQuizzes ? (
              <MenuItem
                onClick={() => {
                  close();
                  setExtraOpen(true);
                }}
              >
                <Icon name="quiz" size={20} />
                {t('extra')}
              </MenuItem>
            ) : null}
          </Menu>
        )}
      </MenuButton>
      {isExtraOpen ? (
        <ExtraDialog
          taker={{ courseId, studentId }}
          name={student.person.name}
          onClose={() => setExtraOpen(false)}
        />
      ) : null}
    </>
  );
}
