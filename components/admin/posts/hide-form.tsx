'use client';

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import lists from '@/components/admin/lists/lists.module.css';
import { FormShell } from '@/components/forms/form-shell';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextAreaField } from '@/components/forms/text-area-field';
import { TextField } from '@/components/forms/text-field';
import { TitledCard } from '@/components/ui/titled-card';
import { useAction } from '@/hooks/use-action';
import { hidePost } from '@/lib/client/endpoints.gen';
import { paths } from '@/lib/shared/paths';

const schema = async () => (await import('@/lib/contract/hidden-posts')).HideForm;

type HideFormProps = { postId?: string };

/** Says what hiding a post does, and asks for the post and the reason. */
export function HideForm({ postId }: HideFormProps) {
  const { t } = useTranslation('operator');
  const hide = useAction(hidePost, { done: t('posts.hidden') });
  const [done, setDone] = useState(0);
  const post = postId && done === 0 ? paths.post(postId) : '';
  return (
    <TitledCard title={t('posts.hide')}>
      <FormShell
        key={done}
        schema={schema}
        defaultValues={{ post, reason: '' }}
        label={t('posts.hide')}
        onSubmit={async ({ post, reason }) => {
          const { postIdIn } = await import('@/lib/contract/hidden-posts');
          await hide.runAsync({ params: { id: postIdIn(post) }, body: { reason } });
          setDone(done + 1);
        }}
      >
        <p className="type-body2 text-secondary">{t('posts.hideNote')}</p>
        <TextField name="post" label={t('posts.post')} hint={t('posts.postHint')} dir="ltr" required />
        <TextAreaField
          name="reason"
          label={t('posts.reason')}
          hint={t('posts.reasonHint')}
          max={1000}
          required
        />
        <div className={lists.actions}>
          <SubmitButton fullWidth={false} color="error">
            {t('posts.hide')}
          </SubmitButton>
        </div>
      </FormShell>
    </TitledCard>
  );
}
