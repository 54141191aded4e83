'use client';

import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import dynamic from 'next/dynamic';
import { useRef, useState } from 'react';
import { ConfirmAction } from '@/components/action/confirm-action';
import uploadStyles from '@/components/files/upload.module.css';
import { FileInput } from '@/components/forms/file-input';
import { useMessage } from '@/components/forms/use-message';
import { LoadError } from '@/components/session/load-error';
import { useErrorToast } from '@/components/session/use-error-toast';
import { Icon } from '@/components/ui/icon';
import { playerIcons } from '@/components/ui/icons/player-icons';
import { ShapeIcon } from '@/components/ui/shape-icon';
import { TitledCard } from '@/components/ui/titled-card';
import { useAction } from '@/hooks/use-action';
import { useEndpointQuery } from '@/hooks/use-endpoint-query';
import { useErrorText } from '@/hooks/use-error-text';
import type { ApiError } from '@/lib/client/api-error';
import { deleteCaptions, listCaptions, putCaptions } from '@/lib/client/endpoints.gen';
import { COURSE_LANGUAGES } from '@/lib/contract/choices';
import type { LessonCaptions } from '@/lib/contract/kinds/captions';
import type { MadeLesson } from '@/lib/contract/kinds/courses';
import { decodeCaptions } from '@/lib/shared/captions';
import { useCourseWords } from '../use-course-words';
import { useLanguageName } from '../use-language-name';
import styles from './caption-files.module.css';
import { useEditing } from './editor-context';

// Loaded by those who edit captions line by line.
const CueEditor = dynamic(() => import('./cue-editor').then((module) => module.CueEditor), { ssr: false });

type Language = LessonCaptions['language'];

/** The captions of a recording: a file for each language. */
export function CaptionFiles({ lesson }: { lesson: MadeLesson }) {
  const lessonId = lesson._id;
  const { t } = useCourseWords(['kinds-courses', 'recordings', 'common']);
  const { courseId: id } = useEditing();
  const languageName = useLanguageName();
  const query = useEndpointQuery(listCaptions, { params: { id, lessonId } });
  const put = useAction(putCaptions);
  const [language, setLanguage] = useState<Language>('ar');
  const [edited, setEdited] = useState<LessonCaptions | null>(null);
  const [removed, setRemoved] = useState<Language | null>(null);
  const input = useRef<HTMLInputElement>(null);
  // The file may be gone by the time that it is read.
  const showError = useErrorToast();
  const problem = useProblem(put.error);
  const send = async (file: File) => {
    const words = decodeCaptions(new Uint8Array(await file.arrayBuffer()));
    put.run({ params: { id, lessonId, language }, body: { file: words } });
  };
  const captions = query.data?.captions ?? [];
  const isThere = captions.some((each) => each.language === language);
  return (
    <TitledCard title={t('captions.title')} hint={t('captions.hint')}>
      {query.error ? <LoadError title={t('captions.failed')} query={query} /> : null}
      {captions.length > 0 ? (
        <ul className={uploadStyles.rows}>
          {captions.map((each) => (
            <li key={each.language} className={uploadStyles.row}>
              <ShapeIcon shape={playerIcons.captions} size={22} className={uploadStyles.icon} />
              <span className="grow min-0">{languageName(each.language)}</span>
              <span className={uploadStyles.size}>{t('captions.lines', { count: each.cues.length })}</span>
              {lesson.file ? (
                <Button
                  size="small"
                  variant="text"
                  aria-label={t('recordings:cues.editOf', { language: languageName(each.language) })}
                  onClick={() => setEdited(each)}
                >
                  {t('recordings:cues.edit')}
                </Button>
              ) : null}
              <button
                type="button"
                className={uploadStyles.round}
                aria-label={t('captions.remove', { language: languageName(each.language) })}
                onClick={() => setRemoved(each.language)}
              >
                <Icon name="trash" size={20} />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      {problem ? <Alert severity="error">{problem}</Alert> : null}
      <div className={`row cluster gap-3 ${styles.add}`}>
        <TextField
          select
          size="small"
          label={t('captions.language')}
          value={language}
          onChange={(event) => setLanguage(event.target.value as Language)}
          className={styles.language}
        >
          {COURSE_LANGUAGES.map((code) => (
            <MenuItem key={code} value={code}>
              {languageName(code)}
            </MenuItem>
          ))}
        </TextField>
        <Button
          variant="outlined"
          startIcon={<Icon name="upload" size={18} />}
          loading={put.isPending}
          onClick={() => input.current?.click()}
        >
          {t(isThere ? 'captions.replace' : 'captions.add')}
        </Button>
        {lesson.file && !isThere ? (
          <Button variant="text" onClick={() => setEdited({ language, cues: [] })}>
            {t('recordings:cues.write')}
          </Button>
        ) : null}
      </div>
      <FileInput
        ref={input}
        accept=".vtt,.srt,text/vtt"
        aria-label={t('captions.title')}
        onChoose={([file]) => {
          if (file) send(file).catch(showError);
        }}
      />
      {edited ? <CueEditor lesson={lesson} captions={edited} onClose={() => setEdited(null)} /> : null}
      <ConfirmAction
        endpoint={deleteCaptions}
        subject={removed}
        input={(language) => ({ params: { id, lessonId, language } })}
        title={t('captions.removeTitle')}
        confirmLabel={t('common:action.delete')}
        destructive
        onClose={() => setRemoved(null)}
      >
        {t('captions.removeHint')}
      </ConfirmAction>
    </TitledCard>
  );
}

/** Why a file was refused: the reason itself where the server names one. */
function useProblem(error: ApiError | null): string | null {
  const message = useMessage();
  const errorText = useErrorText();
  if (!error) return null;
  return message(error.fields.file) ?? errorText(error);
}
