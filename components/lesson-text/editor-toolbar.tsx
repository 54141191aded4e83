'use client';

import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { useRef, useState } from 'react';
import { Toolbar } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { FileInput } from '@/components/forms/file-input';
import { icons } from '@/components/ui/icons/registry';
import { textIcons } from '@/components/ui/icons/text-icons';
import { ShapeIcon } from '@/components/ui/shape-icon';
import styles from './lesson-editor.module.css';
import { LinkDialog } from './link-dialog';

const { link, minus, image, undo, redo } = icons;
const SIGNS = { ...textIcons, link, minus, image, undo, redo };

type EditorToolbarProps = { editor: Editor; onPictures: (files: readonly File[]) => void };

/** What can be done with the chosen text. The arrow keys go from button to button, along the reading direction. */
export function EditorToolbar({ editor, onPictures }: EditorToolbarProps) {
  const { t } = useTranslation('lesson-text');
  const pictures = useRef<HTMLInputElement>(null);
  const [isLinkOpen, setLinkOpen] = useState(false);
  const is = useEditorState({ editor, selector: ({ editor }) => stateOf(editor) });
  const chain = () => editor.chain().focus();
  const turned = { rtl: 'ltr', ltr: null, auto: 'rtl' } as const;
  return (
    <>
      <Toolbar aria-label={t('toolbar')} className={styles.toolbar}>
        <Tool
          name="heading"
          icon="heading"
          isOn={is.large}
          onPress={() => chain().toggleHeading({ level: 2 }).run()}
        />
        <Tool
          name="subheading"
          icon="subheading"
          isOn={is.small}
          onPress={() => chain().toggleHeading({ level: 3 }).run()}
        />
        <Tool name="bold" icon="bold" isOn={is.bold} onPress={() => chain().toggleBold().run()} />
        <Tool name="italic" icon="italic" isOn={is.italic} onPress={() => chain().toggleItalic().run()} />
        <Tool
          name="underline"
          icon="underline"
          isOn={is.underline}
          onPress={() => chain().toggleUnderline().run()}
        />
        <Tool name="strike" icon="strike" isOn={is.strike} onPress={() => chain().toggleStrike().run()} />
        <Tool name="link" icon="link" isOn={is.link} onPress={() => setLinkOpen(true)} />
        <Tool
          name="bullets"
          icon="bullets"
          isOn={is.bullets}
          onPress={() => chain().toggleBulletList().run()}
        />
        <Tool
          name="numbers"
          icon="numbers"
          isOn={is.numbers}
          onPress={() => chain().toggleOrderedList().run()}
        />
        <Tool name="quote" icon="quote" isOn={is.quote} onPress={() => chain().toggleBlockquote().run()} />
        <Tool name="code" icon="code" isOn={is.code} onPress={() => chain().toggleCodeBlock().run()} />
        <Tool name="rule" icon="minus" onPress={() => chain().setHorizontalRule().run()} />
        <Tool name="picture" icon="image" onPress={() => pictures.current?.click()} />
        <Tool
          name={`direction.${is.dir}`}
          icon={is.dir === 'ltr' ? 'text-ltr' : 'text-rtl'}
          isOn={is.dir !== 'auto'}
          onPress={() => chain().setOuterDirection(turned[is.dir]).run()}
        />
        <span className="grow" />
        <Tool name="undo" icon="undo" isOff={!is.canUndo} onPress={() => chain().undo().run()} />
        <Tool name="redo" icon="redo" isOff={!is.canRedo} onPress={() => chain().redo().run()} />
      </Toolbar>
      <FileInput ref={pictures} accept="image/*" multiple aria-label={t('picture')} onChoose={onPictures} />
      {isLinkOpen ? <LinkDialog editor={editor} onClose={() => setLinkOpen(false)} /> : null}
    </>
  );
}

function stateOf(editor: Editor) {
  const { $from } = editor.state.selection;
  const outermost = $from.depth > 0 ? $from.node(1) : null;
  return {
    large: editor.isActive('heading', { level: 2 }),
    small: editor.isActive('heading', { level: 3 }),
    bold: editor.isActive('bold'),
    italic: editor.isActive('italic'),
    underline: editor.isActive('underline'),
    strike: editor.isActive('strike'),
    link: editor.isActive('link'),
    bullets: editor.isActive('bulletList'),
    numbers: editor.isActive('orderedList'),
    quote: editor.isActive('blockquote'),
    code: editor.isActive('codeBlock'),
    dir: ((outermost?.attrs.dir as 'rtl' | 'ltr' | null | undefined) ?? 'auto') as 'rtl' | 'ltr' | 'auto',
    canUndo: editor.can().undo(),
    canRedo: editor.can().redo(),
  };
}

type ToolName =
  | ('heading' | 'subheading' | 'bold' | 'italic' | 'underline' | 'strike' | 'link' | 'bullets' | 'numbers')
  | ('quote' | 'code' | 'rule' | 'picture' | 'undo' | 'redo')
  | `direction.${'auto' | 'rtl' | 'ltr'}`;

type ToolProps = {
  name: ToolName;
  icon: keyof typeof SIGNS;
  isOn?: boolean;
  isOff?: boolean;
  onPress: () => void;
};

function Tool({ name, icon, isOn, isOff = false, onPress }: ToolProps) {
  const { t } = useTranslation('lesson-text');
  return (
    <button
      type="button"
      className={styles.tool}
      aria-label={t(`tool.${name}`)}
      title={t(`tool.${name}`)}
      aria-pressed={isOn}
      disabled={isOff}
      // The chosen text stays chosen.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      <ShapeIcon shape={SIGNS[icon]} size={20} />
    </button>
  );
}
