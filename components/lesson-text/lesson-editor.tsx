'use client';

import type { Editor, JSONContent } from '@tiptap/core';
import { EditorContent, useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useToast } from '@/hooks/use-toast';
import type { LessonDoc } from '@/lib/contract/kinds/lesson-text';
import { LESSON_TEXT } from '@/lib/contract/limits';
import { EditorToolbar } from './editor-toolbar';
import styles from './lesson-editor.module.css';
import { LessonPicture } from './lesson-picture';
import textStyles from './lesson-text.module.css';
import { OuterDirection } from './outer-direction';
import { cleanPasted } from './pasted';

type LessonEditorProps = {
  /** the text at the beginning; later changes of it are not taken over, so nothing moves under the caret */
  initial: LessonDoc;
  label: string;
  /** after each change */
  onChange: (doc: LessonDoc) => void;
  /** Stores a picture. @returns the id of its file, or null when it was refused, after saying why */
  storePicture: (file: File) => Promise<string | null>;
};

/** The closed list of what a lesson may contain (`contract/kinds/lesson-text`). */
const EXTENSIONS = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    link: { openOnClick: false, protocols: ['http', 'https', 'mailto'], defaultProtocol: 'https' },
  }),
  OuterDirection,
  LessonPicture,
];

/** Writes the text of a lesson. */
export function LessonEditor({ initial, label, onChange, storePicture }: LessonEditorProps) {
  const { t } = useTranslation('lesson-text');
  const toast = useToast();
  const latest = useRef({ onChange, storePicture });
  useEffect(() => {
    latest.current = { onChange, storePicture };
  });
  const addPictures = async (editor: Editor | null, files: readonly File[]) => {
    for (const file of files) {
      const fileId = await latest.current.storePicture(file);
      if (fileId)
        editor
          ?.chain()
          .focus()
          .insertContent({ type: 'image', attrs: { fileId, alt: '' } })
          .run();
    }
  };

  const editor: Editor | null = useEditor({
    extensions: EXTENSIONS,
    content: initial as JSONContent,
    // The page is drawn on the server without it.
    immediatelyRender: false,
    // Its few rules stand in our style sheet: no style element that the page's policy would have to let in.
    injectCSS: false,
    editorProps: {
      attributes: {
        class: textStyles.text ?? '',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
      },
      transformPastedHTML: cleanPasted,
      handlePaste: (view, event, slice) => {
        const pictures = picturesOf(event.clipboardData);
        if (pictures.length > 0 && slice.content.size === 0) {
          void addPictures(editor, pictures);
          return true;
        }
        if (view.state.doc.content.size + slice.content.size <= LESSON_TEXT.mostLetters) return false;
        toast(t('tooMuch'));
        return true;
      },
      handleDrop: (_view, event) => {
        const pictures = picturesOf((event as DragEvent).dataTransfer);
        if (pictures.length === 0) return false;
        void addPictures(editor, pictures);
        return true;
      },
    },
    onUpdate: ({ editor }) => latest.current.onChange(editor.getJSON() as LessonDoc),
  });

  return (
    <div className={styles.editor}>
      {editor ? (
        <EditorToolbar editor={editor} onPictures={(files) => void addPictures(editor, files)} />
      ) : null}
      <EditorContent editor={editor} className={styles.page} />
    </div>
  );
}

const picturesOf = (data: DataTransfer | null): File[] =>
  [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
