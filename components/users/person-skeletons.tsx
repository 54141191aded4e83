import { Skeleton } from '@/components/ui/skeleton';
import card from './person-card.module.css';
import row from './person-row.module.css';
import words from './person-words.module.css';

/** Exactly as high as a person's row. */
export function PersonRowSkeleton() {
  return (
    <div className={`row cluster min-0 ${row.row}`} aria-hidden="true">
      <Skeleton shape="circle" width={44} height={44} />
      <div className={`stack grow min-0 ${words.words}`}>
        <Skeleton width={140} />
        <Skeleton width={96} />
      </div>
      <Skeleton shape="block" width={88} height={36} />
    </div>
  );
}

/** Exactly as high as a person's card. */
export function PersonCardSkeleton() {
  return (
    <div className={`stack gap-3 min-0 ${card.card}`} aria-hidden="true">
      <Skeleton shape="circle" width={72} height={72} />
      <div className={card.words}>
        <div className={card.name}>
          <Skeleton width={112} />
        </div>
        <div className={card.headline}>
          <Skeleton width={132} />
          <Skeleton width={80} />
        </div>
        <span className="type-caption text-muted">
          <Skeleton width={72} />
        </span>
      </div>
      <Skeleton shape="block" height={36} />
    </div>
  );
}
