import { BlankCover } from '@/components/ui/blank-cover';
import { Picture, type StoredImage } from '@/components/ui/picture';
import type { ProductType } from '@/lib/contract/products';
import { typeIcons } from './type-icons';

type ProductCoverProps = {
  image: StoredImage | null;
  type: ProductType;
  /** Empty when the title is beside it. */
  alt?: string;
  /** As in `<img sizes>`. */
  sizes: string;
  priority?: boolean;
};

/** A product's 4:3 cover; without one, the icon of its type on a soft tone. */
export function ProductCover({ image, type, alt = '', sizes, priority }: ProductCoverProps) {
  if (image) return <Picture image={image} alt={alt} sizes={sizes} ratio={4 / 3} priority={priority} />;
  return <BlankCover icon={typeIcons[type]} />;
}
