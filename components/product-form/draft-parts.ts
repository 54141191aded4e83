import type { StoredImage } from '@/components/ui/picture';

export type GalleryImage = { fileId: string; alt: string; image: StoredImage };
export type DraftFile = { fileId: string; name: string; size: number; mime: string; isFree: boolean };
