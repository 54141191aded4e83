'use client';

import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import dynamic from 'next/dynamic';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FileInput } from '@/components/forms/file-input';
import { IMAGE_ACCEPT, imageProblem } from '@/components/forms/image-rules';
import { useMessage } from '@/components/forms/use-message';
import { useViewer } from '@/components/layout/viewer-context';
import { MentionField } from '@/components/rich-text/mention-field';
import { Avatar } from '@/components/ui/avatar';
import { BidiText } from '@/components/ui/bidi-text';
import { Icon } from '@/components/ui/icon';
import { TimeAgo } from '@/components/ui/time-ago';
import { useCover } from '@/hooks/use-cover';
import { useToast } from '@/hooks/use-toast';
import type { LockedPart } from '@/lib/contract/paid-posts';
import type { PostView } from '@/lib/contract/posts';
import { AudienceChoice } from './audience-choice';
import styles from './composer-dialog.module.css';
import { ComposerImages } from './composer-images';
import { ChosenProduct, ProductChoice } from './product-choice';
import { RingCounter } from './ring-counter';
import { MOST_CHARACTERS, MOST_IMAGES, useComposer } from './use-composer';

const PaidWriting = dynamic(() => import('./paid/paid-writing').then((module) => module.PaidWriting));
const CreatorsOnly = dynamic(() => import('./paid/creators-only').then((module) => module.CreatorsOnly));

type PostComposerDialogProps = {
  /** The member's post to edit; without it a new one is written. */
  post?: PostView;
  /** Of a paid post that is edited. */
  locked?: LockedPart;
  /** Opens the file chooser at once. */
  choosesImages?: boolean;
  onClose: () => void;
};

/** Writes a post: text, up to four pictures, audience; creators also a part that is sold. Fills the screen below md. */
export function PostComposerDialog({
  post,
  locked,
  choosesImages = false,
  onClose,
}: PostComposerDialogProps) {
  const { t } = useTranslation(['posts', 'common']);
  const viewer = useViewer();
  const small = useMediaQuery(useTheme().breakpoints.down('md'), { noSsr: true });
  useCover(true, onClose);
  const toast = useToast();
  const message = useMessage();
  const composer = useComposer(viewer?._id ?? '', { post, locked }, onClose);
  const { text, audience, change, pictures, savedAt, paid } = composer;
  const [isForCreators, setForCreators] = useState(false);
  const chooser = useRef<HTMLInputElement>(null);
  const titleId = useId();
  const full = pictures.images.length >= MOST_IMAGES;

  useEffect(() => {
    if (choosesImages) chooser.current?.click();
  }, [choosesImages]);

  const addFiles = (files: Iterable<File>) => {
    const images = [...files];
    const refused = images.map(imageProblem).find(Boolean);
    if (refused) toast(message(refused) ?? '');
    pictures.add(images.filter((file) => !imageProblem(file)));
  };
  // Only creators sell; a part that was typed goes with it.
  const togglePaid = () => {
    if (viewer?.role === 'MEMBER') setForCreators((shown) => !shown);
    else change({ paid: paid.draft ? null : { title: '', price: '', text: '' } });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.code !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    composer.send();
  };

  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      fullScreen={small}
      onClose={onClose}
      onKeyDown={onKeyDown}
      aria-labelledby={titleId}
    >
      <header className={styles.head}>
        <IconButton onClick={onClose} aria-label={t('common:action.close')}>
          <Icon name="close" />
        </IconButton>
        <h2 id={titleId} className="grow type-h6">
          {t(post ? 'composer.editTitle' : 'composer.title')}
        </h2>
        <Button onClick={composer.send} disabled={!composer.canSend} loading={composer.isSending}>
          {t(post ? 'composer.saveChanges' : 'composer.publish')}
        </Button>
      </header>
      <div className={styles.body}>
        <div className="row gap-3">
          <Avatar name={viewer?.name ?? ''} src={viewer?.profilePic} size={44} />
          <div className={styles.who}>
            <BidiText className="type-label">{viewer?.name}</BidiText>
            <AudienceChoice value={audience} onChange={(next) => change({ audience: next })} />
          </div>
        </div>
        {composer.problem ? <Alert severity="error">{composer.problem}</Alert> : null}
        <div className={styles.writing}>
          <MentionField
            className={styles.text}
            autoFocus
            value={text}
            placeholder={t('composer.placeholder')}
            aria-label={t('composer.label')}
            onText={(next) => change({ text: next })}
            onPaste={(event) => {
              if (event.clipboardData.files.length > 0) addFiles(event.clipboardData.files);
            }}
          />
        </div>
        {composer.product && !post ? (
          <ChosenProduct product={composer.product} onRemove={() => composer.setProduct(null)} />
        ) : null}
        <ComposerImages images={pictures.images} onDescribe={pictures.describe} onRemove={pictures.remove} />
        {isForCreators ? <CreatorsOnly /> : null}
        {paid.draft ? (
          <PaidWriting
            writing={paid}
            draft={paid.draft}
            problems={composer.problems}
            isEdited={post !== undefined}
            onChange={(next) => change({ paid: next })}
          />
        ) : null}
      </div>
      <footer className={styles.foot}>
        <FileInput ref={chooser} accept={IMAGE_ACCEPT} multiple onChoose={addFiles} />
        <IconButton
          onClick={() => chooser.current?.click()}
          disabled={full}
          aria-label={t(full ? 'composer.imagesFull' : 'composer.addImages')}
          color="primary"
        >
          <Icon name="image" />
        </IconButton>
        {viewer?.role === 'CREATOR' && !post ? (
          <ProductChoice ownerId={viewer._id} onChoose={composer.setProduct} />
        ) : null}
        {post ? null : (
          <IconButton
            color="primary"
            aria-label={t(paid.draft ? 'composer.unpaid' : 'composer.paid')}
            title={t(paid.draft ? 'composer.unpaid' : 'composer.paid')}
            aria-pressed={paid.draft !== null}
            onClick={togglePaid}
          >
            <Icon name="lock" filled={paid.draft !== null} />
          </IconButton>
        )}
        {savedAt ? (
          <span className="type-caption text-muted">
            {t('composer.draftSaved')} · <TimeAgo time={savedAt} />
          </span>
        ) : null}
        {savedAt ? (
          <Button variant="text" size="small" color="inherit" onClick={composer.discard}>
            {t('composer.discard')}
          </Button>
        ) : null}
        <span className={styles.counter}>
          <RingCounter used={composer.used} max={MOST_CHARACTERS} />
        </span>
      </footer>
    </Dialog>
  );
}
