'use client';

import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import type { Editor } from '@tiptap/core';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

type LinkDialogProps = { editor: Editor; onClose: () => void };

/** Sets, changes or takes away the link of the chosen text. */
export function LinkDialog({ editor, onClose }: LinkDialogProps) {
  const { t } = useTranslation(['lesson-text', 'common', 'validation']);
  const titleId = useId();
  const before = String(editor.getAttributes('link').href ?? '');
  const [typed, setTyped] = useState(before);
  const [isWrong, setWrong] = useState(false);
  const link = (href: string | null) => {
    const chain = editor.chain().focus().extendMarkRange('link');
    if (href === null) chain.unsetLink().run();
    else if (editor.state.selection.empty && !before) {
      chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run();
    } else chain.setLink({ href }).run();
    onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    const href = linkOf(typed);
    if (href) link(href);
    else setWrong(true);
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <form noValidate onSubmit={submit}>
        <DialogTitle id={titleId}>{t('link.title')}</DialogTitle>
        <DialogContent>
          <TextField
            autoFocus
            fullWidth
            margin="dense"
            type="url"
            label={t('link.address')}
            value={typed}
            error={isWrong}
            helperText={isWrong ? t('validation:link') : ' '}
            onChange={(event) => setTyped(event.target.value)}
            slotProps={{ htmlInput: { dir: 'ltr', inputMode: 'url', maxLength: 2000 } }}
          />
        </DialogContent>
        <DialogActions>
          {before ? (
            <Button variant="text" color="error" onClick={() => link(null)}>
              {t('link.remove')}
            </Button>
          ) : null}
          <Button variant="text" color="inherit" onClick={onClose}>
            {t('common:action.cancel')}
          </Button>
          <Button type="submit">{t('link.set')}</Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** @returns the address with its scheme; null for one that a lesson may not have */
function linkOf(typed: string): string | null {
  const text = typed.trim();
  const address = /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`;
  return /^(?:https?:\/\/[^\s.]+\.\S+|mailto:\S+@\S+)$/i.test(address) ? address : null;
}
