'use client';

import { usePathname } from 'next/navigation';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { asking } from '@/components/session/asking';
import { AppLink } from '@/components/ui/app-link';
import { Icon } from '@/components/ui/icon';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import type { OpenSubject } from '@/hooks/comments/comments-cache';
import { askToSignIn } from '@/lib/client/sign-in-ask';
import { LONGEST_COMMENT } from '@/lib/contract/limits';
import { countGraphemes } from '@/lib/shared/arabic';
import { paths } from '@/lib/shared/paths';
import styles from './comment-form.module.css';

type GuestCommentFormProps = {
  subject: OpenSubject;
  /** An answer has no field: its form would be closed after signing in. */
  isAnswer: boolean;
};

/**
 * A visitor may write, and is asked to sign in when they send. Their words are kept until then. Without scripts, the
 * button leads to the sign-in page.
 */
export function GuestCommentForm({ subject, isAnswer }: GuestCommentFormProps) {
  const { t } = useTranslation('posts');
  const [text, setText] = useState('');
  const [isTooLong, setTooLong] = useState(false);
  const problemId = useId();
  const path = usePathname();
  const wanted = { kind: 'comment', type: subject.type, subjectId: subject.id, text: text.trim() } as const;
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!wanted.text) return;
    if (countGraphemes(wanted.text) > LONGEST_COMMENT) setTooLong(true);
    else askToSignIn(wanted);
  };
  return (
    <>
      {isAnswer ? null : (
        <form className={styles.form} action={paths.login()} onSubmit={send}>
          <input type="hidden" name="callbackUrl" value={path} />
          <div className="grow min-0">
            <textarea
              className={styles.input}
              rows={1}
              dir="auto"
              value={text}
              placeholder={t('comments.placeholder')}
              aria-label={t('comments.label')}
              aria-invalid={isTooLong}
              aria-describedby={isTooLong ? problemId : undefined}
              onChange={(event) => {
                setText(event.target.value);
                setTooLong(false);
              }}
            />
            {isTooLong ? (
              <p id={problemId} className={`row type-caption text-error ${styles.problem}`} role="alert">
                <Icon name="error" size={16} />
                {t('comments.tooLong')}
              </p>
            ) : null}
          </div>
          <button type="submit" className={styles.send}>
            <Icon name="send" size={20} />
            <VisuallyHidden>{t('comments.send')}</VisuallyHidden>
          </button>
        </form>
      )}
      <p className={styles.invitation}>
        <AppLink href={paths.login(path)} {...asking(wanted)}>
          {t('comments.signIn')}
        </AppLink>
      </p>
    </>
  );
}
