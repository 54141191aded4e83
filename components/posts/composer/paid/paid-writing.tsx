'use client';

import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldMessage } from '@/components/forms/field-message';
import { FileInput } from '@/components/forms/file-input';
import { IMAGE_ACCEPT, imageProblem } from '@/components/forms/image-rules';
import { useMessage } from '@/components/forms/use-message';
import { useMoneyReading } from '@/components/forms/use-money-reading';
import { Icon } from '@/components/ui/icon';
import type { PaidDraft } from '@/hooks/posts/use-post-draft';
import { useToast } from '@/hooks/use-toast';
import { LONGEST_TITLE, roomFor } from '@/lib/contract/limits';
import { Messages } from '@/lib/i18n/page-messages';
import { CURRENCY } from '@/lib/shared/currency';
import composer from '../composer-dialog.module.css';
import { ComposerImages } from '../composer-images';
import { LockedFiles } from './locked-files';
import styles from './paid-writing.module.css';
import type { PaidProblems, usePaidWriting } from './use-paid-writing';

type PaidWritingProps = {
  writing: ReturnType<typeof usePaidWriting>;
  draft: PaidDraft;
  problems: PaidProblems;
  /** A published post: those who bought it keep their version. */
  isEdited: boolean;
  onChange: (draft: PaidDraft) => void;
};

/** Below the free part: title and price, and the part that is sold. */
export function PaidWriting(props: PaidWritingProps) {
  return (
    <Messages of={['paid-writing', 'creator', 'products', 'recordings']}>
      <Fields {...props} />
    </Messages>
  );
}

function Fields({ writing, draft, problems, isEdited, onChange }: PaidWritingProps) {
  const { t } = useTranslation('paid-writing');
  const message = useMessage();
  const reading = useMoneyReading(CURRENCY)(draft.price);
  const change = (part: Partial<PaidDraft>) => onChange({ ...draft, ...part });
  return (
    <div className="stack gap-4">
      <p className="type-caption text-secondary" role={problems.free ? 'alert' : undefined}>
        <FieldMessage error={problems.free && t('freeMissing')} hint={t('freeHint')} />
      </p>
      <div className={styles.row}>
        <TextField
          label={t('title')}
          value={draft.title}
          error={Boolean(problems.title)}
          helperText={<FieldMessage error={message(problems.title)} hint={t('titleHint')} />}
          onChange={(event) => change({ title: event.target.value })}
          slotProps={{ htmlInput: { dir: 'auto', maxLength: roomFor(LONGEST_TITLE) } }}
        />
        <TextField
          label={t('price')}
          value={draft.price}
          error={Boolean(reading.error ?? problems.price)}
          helperText={
            <FieldMessage
              error={reading.error ?? message(problems.price)}
              hint={reading.hint ?? t('priceHint')}
            />
          }
          onChange={(event) => change({ price: event.target.value })}
          slotProps={{
            input: { endAdornment: <InputAdornment position="end">{CURRENCY}</InputAdornment> },
            htmlInput: { dir: 'ltr', inputMode: 'decimal' },
          }}
        />
      </div>
      <Locked writing={writing} draft={draft} problem={problems.locked} onChange={change} />
      {isEdited ? <p className="type-caption text-secondary">{t('lockedMore')}</p> : null}
    </div>
  );
}

type LockedProps = Pick<PaidWritingProps, 'writing' | 'draft'> & {
  problem: string | undefined;
  onChange: (part: Partial<PaidDraft>) => void;
};

/** The part that is sold: text, pictures and files. */
function Locked({ writing, draft, problem, onChange }: LockedProps) {
  const { t } = useTranslation('paid-writing');
  const message = useMessage();
  const toast = useToast();
  const chooser = useRef<HTMLInputElement>(null);
  const titleId = useId();
  const hintId = useId();
  const { pictures } = writing;
  const addImages = (chosen: readonly File[]) => {
    const refused = chosen.map(imageProblem).find(Boolean);
    if (refused) toast(message(refused) ?? '');
    pictures.add(chosen.filter((file) => !imageProblem(file)));
  };
  return (
    <section className={styles.locked} aria-labelledby={titleId}>
      <h3 id={titleId} className={`row gap-2 type-label ${styles.title}`}>
        <Icon name="lock" size={18} />
        {t('locked')}
      </h3>
      <textarea
        className={composer.text}
        dir="auto"
        value={draft.text}
        placeholder={t('lockedPlaceholder')}
        aria-label={t('locked')}
        aria-invalid={Boolean(problem)}
        aria-describedby={hintId}
        onChange={(event) => onChange({ text: event.target.value })}
      />
      <ComposerImages images={pictures.images} onDescribe={pictures.describe} onRemove={pictures.remove} />
      <FileInput
        ref={chooser}
        accept={IMAGE_ACCEPT}
        multiple
        aria-label={t('addImages')}
        onChoose={addImages}
      />
      <LockedFiles writing={writing}>
        <Button
          size="small"
          variant="outlined"
          startIcon={<Icon name="image" size={18} />}
          onClick={() => chooser.current?.click()}
        >
          {t('addImages')}
        </Button>
      </LockedFiles>
      <p id={hintId} className="type-caption text-secondary" role={problem ? 'alert' : undefined}>
        <FieldMessage error={message(problem)} hint={t('lockedHint')} />
      </p>
    </section>
  );
}
