import type { StoredImage } from '@/components/ui/picture';

export type GalleryImage = { fileId: string; alt: string; image: StoredImage };
