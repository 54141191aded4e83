'use client';

import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useViewer } from '@/components/layout/viewer-context';
import { MentionField } from '@/components/rich-text/mention-field';
import { Avatar } from '@/components/ui/avatar';
import { Icon } from '@/components/ui/icon';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import type { CommentSubject } from '@/hooks/comments/comments-cache';
import { useAddComment } from '@/hooks/comments/use-add-comment';
import { useKeptComment } from '@/hooks/comments/use-kept-comment';
import { useDraft } from '@/hooks/drafts/use-draft';
import { useErrorText } from '@/hooks/use-error-text';
import { useToast } from '@/hooks/use-toast';
import { writeDraft } from '@/lib/client/drafts';
import type { CommentView } from '@/lib/contract/comments';
import { LONGEST_COMMENT } from '@/lib/contract/limits';
import { countGraphemes, isolate } from '@/lib/shared/arabic';
import styles from './comment-form.module.css';
import { GuestCommentForm } from './guest-comment-form';

/** The words of a discussion whose comments are something else, such as questions. */
export type DiscussionWords = Record<'label' | 'placeholder' | 'send' | 'empty' | 'failed', string>;

type CommentFormProps = {
  subject: CommentSubject;
  /** The comment that this answers. */
  parent?: CommentView;
  takesFocus?: boolean;
  words?: DiscussionWords;
  /** Called after an answer was sent, or cancelled with Escape. */
  onLeave?: () => void;
};

/** Writes a comment or an answer. When the server refuses it, the text comes back with the reason. */
export function CommentForm(props: CommentFormProps) {
  const viewer = useViewer();
  const { subject, parent } = props;
  if (viewer) return <Form {...props} viewer={viewer} />;
  if (subject.type === 'lessons') return null;
  return <GuestCommentForm subject={subject} isAnswer={parent !== undefined} />;
}

const WAIT_MS = 800;
const isText = (value: unknown): value is string => typeof value === 'string';

function draftKey(viewerId: string, { type, id }: CommentSubject, parent: CommentView | undefined): string {
  return `draft:comment:${viewerId}:${type}:${id}:${parent?._id ?? ''}`;
}

type FormProps = CommentFormProps & { viewer: NonNullable<ReturnType<typeof useViewer>> };

function Form({ subject, parent, takesFocus = false, words, onLeave, viewer }: FormProps) {
  const { t } = useTranslation('posts');
  const errorText = useErrorText();
  const toast = useToast();
  const add = useAddComment(subject, { ...viewer, headline: '', accountType: 'INDIVIDUAL' });
  const { kept, takeOver } = useKeptComment(subject);
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const problemId = useId();
  const label = parent ? t('comments.replyLabel') : (words?.label ?? t('comments.label'));
  const placeholder = parent?.author
    ? t('comments.replyPlaceholder', { name: isolate(parent.author.name) })
    : (words?.placeholder ?? t('comments.placeholder'));

  const draft = useDraft({ key: draftKey(viewer._id, subject, parent), wait: WAIT_MS, isDraft: isText });
  useEffect(() => {
    const typed = draft.load();
    if (typed) setText((since) => since || typed);
  }, [draft]);
  // Also what comes back into the field: a refused comment, or one that waited for a sign-in.
  useEffect(() => draft.keep(text || null), [draft, text]);

  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);

  useEffect(() => {
    if (kept === null || parent) return;
    setText((since) => since || kept);
    field.current?.focus();
    takeOver();
  }, [kept, parent, takeOver]);

  const send = (event?: FormEvent) => {
    event?.preventDefault();
    const written = text.trim();
    if (!written) return;
    if (countGraphemes(written) > LONGEST_COMMENT) {
      setProblem(t('comments.tooLong'));
      return;
    }
    setText('');
    setProblem(null);
    const bringBack = () => setText((since) => since || written);
    add(written, parent ? (parent.parentId ?? parent._id) : null, {
      ...(onLeave ? { onSuccess: onLeave } : {}),
      onAsked: bringBack,
      onError: (error) => {
        if (!field.current) {
          // The form is closed: its next one begins with this text.
          writeDraft(draftKey(viewer._id, subject, parent), written);
          toast(errorText(error));
          return;
        }
        bringBack();
        setProblem(errorText(error));
        field.current.focus();
      },
    });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.code === 'Enter' && (event.ctrlKey || event.metaKey)) send();
    if (event.code === 'Escape' && onLeave && text === '') onLeave();
  };

  return (
    <form className={styles.form} onSubmit={send}>
      <Avatar name={viewer.name} src={viewer.profilePic} size={36} />
      <div className="grow min-0">
        <MentionField
          fieldRef={field}
          className={styles.input}
          rows={1}
          value={text}
          placeholder={placeholder}
          aria-label={label}
          aria-invalid={problem !== null}
          aria-describedby={problem ? problemId : undefined}
          onText={setText}
          onKeyDown={onKeyDown}
        />
        {problem ? (
          <p id={problemId} className={`row type-caption text-error ${styles.problem}`} role="alert">
            <Icon name="error" size={16} />
            {problem}
          </p>
        ) : null}
      </div>
      <button type="submit" className={styles.send} disabled={text.trim() === ''}>
        <Icon name="send" size={20} />
        <VisuallyHidden>
          {parent ? t('comments.sendReply') : (words?.send ?? t('comments.send'))}
        </VisuallyHidden>
      </button>
    </form>
  );
}
