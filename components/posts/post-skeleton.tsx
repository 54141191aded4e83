import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import card from './post-card.module.css';
import styles from './post-list.module.css';

const CARDS = ['a', 'b', 'c'];

/** Stands for three posts while they load. */
export function PostListSkeleton() {
  return (
    <SkeletonGroup className="stack gap-4">
      {CARDS.map((key) => (
        <PostBones key={key} />
      ))}
    </SkeletonGroup>
  );
}

/** A post of three lines. */
export function PostBones() {
  return (
    <div className={card.card}>
      <div className={styles.bones}>
        <div className="flex gap-3">
          <Skeleton shape="circle" width={44} height={44} />
          <div className="grow">
            <Skeleton width="40%" />
            <Skeleton width="60%" />
          </div>
        </div>
        <div>
          <Skeleton />
          <Skeleton />
          <Skeleton width="70%" />
        </div>
        <div className={styles.boneActions} />
      </div>
    </div>
  );
}
