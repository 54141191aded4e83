'use client';

import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId } from 'react';
import { QueryView } from '@/components/session/query-view';
import { BidiText } from '@/components/ui/bidi-text';
import { Icon } from '@/components/ui/icon';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { useEndpointQuery } from '@/hooks/use-endpoint-query';
import { getShownLesson } from '@/lib/client/endpoints.gen';
import type { ShownLesson } from '@/lib/contract/kinds/course-facts';
import { LessonContent } from './lesson-content';
import styles from './lesson-content.module.css';
import { useCourseWords } from './use-course-words';

type PreviewDialogProps = { productId: string; lesson: ShownLesson; onClose: () => void };

/** A free preview: watched, heard or read on the page of the product. */
export function PreviewDialog({ productId, lesson, onClose }: PreviewDialogProps) {
  const { t } = useCourseWords(['kinds-courses', 'common']);
  const titleId = useId();
  const isSmall = useMediaQuery('(max-width: 899.95px)');
  const query = useEndpointQuery(getShownLesson, { params: { id: productId, lessonId: lesson._id } });
  const skeleton = (
    <SkeletonGroup className={styles.frame}>
      <Skeleton shape="block" height="100%" />
    </SkeletonGroup>
  );
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" fullScreen={isSmall} aria-labelledby={titleId}>
      <DialogTitle id={titleId} sx={{ paddingInlineEnd: 7 }}>
        <BidiText>{lesson.title}</BidiText>
      </DialogTitle>
      <IconButton
        aria-label={t('common:action.close')}
        onClick={onClose}
        sx={{ position: 'absolute', insetBlockStart: 12, insetInlineEnd: 12 }}
      >
        <Icon name="close" size={22} />
      </IconButton>
      <DialogContent>
        <QueryView query={query} failed={t('shown.failed')} skeleton={skeleton}>
          {(content) => (
            <LessonContent place={{ by: 'product', id: productId, lessonId: lesson._id }} content={content} />
          )}
        </QueryView>
      </DialogContent>
    </Dialog>
  );
}
