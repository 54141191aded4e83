'use client';

import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useMessage } from '@/components/forms/use-message';
import { useAction } from '@/hooks/use-action';
import { useEndpointQuery } from '@/hooks/use-endpoint-query';
import { getLessonStream, prepareLessonStream } from '@/lib/client/endpoints.gen';
import type { LessonStream as StreamView } from '@/lib/contract/kinds/streams';
import { useEditing } from './editor-context';
import styles from './lesson-pane.module.css';

const ASKED_EACH_MS = 3_000;

/** Where the server makes copies of films: how far they are, or why there are none. */
export function LessonStream({ lessonId }: { lessonId: string }) {
  const { t } = useTranslation('recordings');
  const { courseId: id } = useEditing();
  const message = useMessage();
  const input = { params: { id, lessonId } };
  const { data: stream } = useEndpointQuery(getLessonStream, input, {
    refetchInterval: ({ state }) => isUnderWay(state.data?.state) && ASKED_EACH_MS,
  });
  const prepare = useAction(prepareLessonStream);
  useNewPlayer(stream?.state);
  if (!stream?.isOffered) return null;
  const { state, reason, share, isPlayable } = stream;
  const button = (words: 'stream.again' | 'stream.prepare') => (
    <Button size="small" variant="outlined" loading={prepare.isPending} onClick={() => prepare.run(input)}>
      {t(words)}
    </Button>
  );
  if (state === 'failed') {
    return (
      <Alert severity="error" action={button('stream.again')}>
        <strong>{t('stream.failedTitle')}</strong>
        <br />
        {message(reason ?? 'recordings:stream.broken')} {isPlayable ? t('stream.original') : null}
      </Alert>
    );
  }
  const isGoing = isUnderWay(state);
  return (
    <div className={styles.stream}>
      <span className={styles.hint} role="status">
        {t(`stream.${state ?? 'none'}`)}{' '}
        {isGoing ? t(isPlayable ? 'stream.original' : 'stream.notPlayable') : null}
      </span>
      {isGoing ? (
        <LinearProgress
          variant={share > 0 ? 'determinate' : 'indeterminate'}
          value={share * 100}
          aria-label={t('stream.title')}
        />
      ) : null}
      {state === null ? button('stream.prepare') : null}
      {prepare.failure ? <Alert severity="error">{prepare.failure}</Alert> : null}
    </div>
  );
}

type StreamState = StreamView['state'];

/** Once the copies are ready, the player asks for its address again. */
function useNewPlayer(state: StreamState | undefined) {
  const client = useQueryClient();
  const wasGoing = useRef(false);
  useEffect(() => {
    if (state === 'ready' && wasGoing.current) void client.resetQueries({ queryKey: ['recording'] });
    wasGoing.current = isUnderWay(state);
  }, [client, state]);
}

function isUnderWay(state: StreamState | undefined): boolean {
  return state === 'waiting' || state === 'preparing';
}
