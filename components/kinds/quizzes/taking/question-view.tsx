'use client';

import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { BidiText } from '@/components/ui/bidi-text';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import type { RecordingPlace } from '@/hooks/kinds/courses/use-lesson-link';
import type { Answer } from '@/lib/contract/kinds/quiz-questions';
import type { AskedQuestion, Attempt } from '@/lib/contract/kinds/quizzes';
import { QUIZ, roomFor } from '@/lib/contract/limits';
import { RecordingPlayer } from '../../recordings/recording-player';
import { isTooLong } from './answered';
import { useOptionText } from './option-text';
import styles from './taking.module.css';

type QuestionViewProps = AnsweredProps & {
  attempt: Pick<Attempt, '_id' | 'entitlementId' | 'lessonId'>;
};

type AnsweredProps = {
  question: AskedQuestion;
  answer: Answer | null;
  onAnswer: (answer: Answer) => void;
};

/** A question, and what answers it. */
export function QuestionView({ question, attempt, answer, onAnswer }: QuestionViewProps) {
  const { t } = useTranslation('quiz-room');
  const textId = useId();
  return (
    <div className="stack gap-4">
      <div id={textId} className={styles.text}>
        <BidiText as="p">{question.text}</BidiText>
        <small>
          {t(`ask.${question.type}` as 'ask.single')} · {t('points', { count: question.points })}
        </small>
      </div>
      {question.image ? (
        <span className={styles.picture}>
          <Picture image={question.image} alt={question.imageAlt} sizes="(min-width: 900px) 640px, 100vw" />
        </span>
      ) : null}
      {question.sound ? (
        <RecordingPlayer
          key={question.sound.fileId}
          place={soundPlace(attempt)}
          lesson={{ title: t('question.sound'), type: 'audio', seconds: null, poster: null }}
          file={question.sound}
          failed={t('question.soundFailed')}
        />
      ) : null}
      <Answering question={question} answer={answer} onAnswer={onAnswer} labelledBy={textId} />
    </div>
  );
}

/** The sounds of a lesson's quiz are files of the lesson; those of a workshop belong to the attempt. */
const soundPlace = ({ _id, entitlementId, lessonId }: QuestionViewProps['attempt']): RecordingPlace =>
  lessonId ? { by: 'purchase', id: entitlementId, lessonId } : { by: 'attempt', id: _id };

type AnsweringProps = AnsweredProps & { labelledBy: string };

function Answering(props: AnsweringProps) {
  const { t } = useTranslation('quiz-room');
  const { question, answer, onAnswer, labelledBy } = props;
  switch (question.type) {
    case 'short':
      return (
        <TextField
          label={t('answer')}
          value={answer && 'text' in answer ? answer.text : ''}
          error={isTooLong(answer)}
          helperText={isTooLong(answer) ? t('tooLong', { max: QUIZ.longestAnswer }) : null}
          onChange={(event) => onAnswer({ text: event.target.value })}
          slotProps={{
            inputLabel: { shrink: true },
            htmlInput: {
              dir: 'auto',
              autoComplete: 'off',
              maxLength: roomFor(QUIZ.longestAnswer),
              'aria-describedby': labelledBy,
            },
          }}
        />
      );
    case 'several':
      return <Choices {...props} />;
    case 'order':
      return <Ordering {...props} />;
    case 'match':
      return <Matching {...props} />;
    default:
      return <Choice {...props} />;
  }
}

const chosenOf = (answer: Answer | null) => (answer && 'chosen' in answer ? answer.chosen : []);

function Choice({ question, answer, onAnswer, labelledBy }: AnsweringProps) {
  const textOf = useOptionText(question);
  return (
    <RadioGroup
      aria-labelledby={labelledBy}
      value={chosenOf(answer)[0] ?? ''}
      onChange={(_event, id) => onAnswer({ chosen: [id] })}
      className={styles.choices}
    >
      {question.options.map(({ _id }) => (
        <FormControlLabel
          key={_id}
          value={_id}
          control={<Radio />}
          label={<BidiText>{textOf(_id)}</BidiText>}
          className={styles.choice}
        />
      ))}
    </RadioGroup>
  );
}

function Choices({ question, answer, onAnswer, labelledBy }: AnsweringProps) {
  const chosen = chosenOf(answer);
  return (
    <FormGroup role="group" aria-labelledby={labelledBy} className={styles.choices}>
      {question.options.map(({ _id, text }) => (
        <FormControlLabel
          key={_id}
          control={
            <Checkbox
              checked={chosen.includes(_id)}
              onChange={(_event, isChosen) =>
                onAnswer({ chosen: isChosen ? [...chosen, _id] : chosen.filter((id) => id !== _id) })
              }
            />
          }
          label={<BidiText>{text}</BidiText>}
          className={styles.choice}
        />
      ))}
    </FormGroup>
  );
}

/** Moved by buttons: that works with a thumb, the keyboard and a screen reader alike. */
function Ordering({ question, answer, onAnswer, labelledBy }: AnsweringProps) {
  const { t } = useTranslation('quiz-room');
  const textOf = useOptionText(question);
  const given = chosenOf(answer).filter((id) => id !== null);
  const order = given.length > 0 ? given : question.options.map(({ _id }) => _id);
  const move = (at: number, by: 1 | -1) => {
    const next = [...order];
    [next[at], next[at + by]] = [next[at + by] ?? '', next[at] ?? ''];
    onAnswer({ chosen: next });
  };
  return (
    <>
      <ol className={styles.order} aria-labelledby={labelledBy}>
        {order.map((id, at) => {
          const text = textOf(id);
          return (
            <li key={id} className={styles.item}>
              <span className="type-label text-muted">{at + 1}</span>
              <BidiText className="grow min-0 anywhere">{text}</BidiText>
              <IconButton
                aria-label={t('order.up', { text })}
                disabled={at === 0}
                onClick={() => move(at, -1)}
              >
                <Icon name="chevron-up" size={20} />
              </IconButton>
              <IconButton
                aria-label={t('order.down', { text })}
                disabled={at === order.length - 1}
                onClick={() => move(at, 1)}
              >
                <Icon name="chevron-down" size={20} />
              </IconButton>
            </li>
          );
        })}
      </ol>
      {given.length === 0 ? <p className="type-body2 text-secondary">{t('order.asIs')}</p> : null}
    </>
  );
}

function Matching({ question, answer, onAnswer }: AnsweringProps) {
  const { t } = useTranslation('quiz-room');
  const { pairItems, options } = question;
  const chosen = chosenOf(answer);
  // Items keep their places, and may read the same.
  const rows = pairItems.map((item, at) => ({ item, at }));
  const choose = (at: number, id: string) =>
    onAnswer({ chosen: pairItems.map((_, index) => (index === at ? id || null : (chosen[index] ?? null))) });
  return (
    <div className="grid gap-4">
      {rows.map(({ item, at }) => (
        <div key={at} className={styles.pair}>
          <BidiText>{item}</BidiText>
          <TextField
            select
            size="small"
            value={chosen[at] ?? ''}
            onChange={(event) => choose(at, event.target.value)}
            slotProps={{ select: { displayEmpty: true }, htmlInput: { 'aria-label': item } }}
          >
            <MenuItem value="">{t('match.choose')}</MenuItem>
            {options.map(({ _id, text }) => (
              <MenuItem key={_id} value={_id}>
                <BidiText>{text}</BidiText>
              </MenuItem>
            ))}
          </TextField>
        </div>
      ))}
    </div>
  );
}
