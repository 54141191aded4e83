import { Skeleton } from '@/components/ui/skeleton';
import card from './product-card.module.css';

/** Exactly as high as a product card. */
export function ProductCardSkeleton() {
  return (
    <div className={card.card} aria-hidden="true">
      <div className={card.blank} />
      <div className={card.body}>
        <Skeleton width={72} />
        <div className={card.title}>
          <Skeleton width="85%" />
          <Skeleton width="55%" />
        </div>
        <Skeleton width="40%" />
        <div className={`row cluster spread ${card.foot}`}>
          <Skeleton width={64} />
          <Skeleton width={56} />
        </div>
      </div>
    </div>
  );
}
