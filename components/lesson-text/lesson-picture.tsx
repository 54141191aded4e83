'use client';

import {
  mergeAttributes,
  Node,
  NodeViewWrapper,
  type ReactNodeViewProps,
  ReactNodeViewRenderer,
} from '@tiptap/react';
import { useTranslation } from 'react-i18next';
import { imageUrl } from '@/lib/shared/image';
import styles from './lesson-editor.module.css';

/** A stored picture with the words for those who do not see it. Pictures of other sites are never taken over. */
export const LessonPicture = Node.create({
  name: 'image',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({ fileId: { default: null }, alt: { default: '' } }),
  parseHTML: () => [{ tag: 'img[data-file-id]', getAttrs: readPicture }],
  renderHTML: ({ node }) => {
    const { fileId, alt } = node.attrs as { fileId: string; alt: string };
    return ['img', mergeAttributes({ 'data-file-id': fileId, src: imageUrl(fileId, 640), alt })];
  },
  addNodeView: () => ReactNodeViewRenderer(PictureInEditor),
});

function readPicture(element: HTMLElement) {
  const fileId = element.dataset.fileId ?? '';
  // Only a picture of this house has such an id; the server looks at whose it is.
  return /^[0-9a-f-]{36}$/.test(fileId) ? { fileId, alt: element.getAttribute('alt') ?? '' } : false;
}

function PictureInEditor({ node, updateAttributes, selected }: ReactNodeViewProps) {
  const { t } = useTranslation('lesson-text');
  const { fileId, alt } = node.attrs as { fileId: string; alt: string };
  return (
    <NodeViewWrapper as="figure" className={styles.picture} data-selected={selected}>
      {/* biome-ignore lint/performance/noImgElement: the file store serves it small already */}
      <img src={imageUrl(fileId, 640)} alt={alt} draggable={false} />
      <input
        className={styles.alt}
        dir="auto"
        value={alt}
        maxLength={400}
        aria-label={t('alt')}
        placeholder={t('alt')}
        onChange={(event) => updateAttributes({ alt: event.target.value })}
      />
    </NodeViewWrapper>
  );
}
