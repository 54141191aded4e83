import type { IconName } from '@/components/ui/icons/registry';

/** The icon for a file of this kind. */
export function fileIcon(mime: string): IconName {
  if (mime.startsWith('image/')) return 'image';
  if (mime.startsWith('audio/')) return 'audio';
  if (mime.startsWith('video/')) return 'video';
  if (mime === 'application/pdf' || mime === 'application/epub+zip') return 'book';
  if (/zip|compressed|tar/.test(mime)) return 'box';
  if (/presentation|powerpoint/.test(mime)) return 'slides';
  return 'file';
}
