import { PostListSkeleton } from '@/components/posts/post-skeleton';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import counters from './profile-counters.module.css';
import styles from './profile-header.module.css';
import bones from './profile-skeleton.module.css';

/** Stands for a profile while it loads. Each line has the class of the final line, and its height. */
export function ProfileSkeleton() {
  return (
    <div>
      <SkeletonGroup className={styles.header}>
        <div className={styles.cover} />
        <div className={styles.body}>
          <div className={`cluster spread gap-3 ${styles.top}`}>
            <Skeleton shape="circle" width={112} height={112} />
            <Skeleton shape="block" width={120} height={44} />
          </div>
          <div className={`row cluster gap-2 type-h4 ${bones.line}`}>
            <Skeleton width={220} />
          </div>
          <div className={`row gap-2 type-body2 text-muted ${bones.line}`}>
            <Skeleton width={140} />
          </div>
          <div className={`${styles.headline} ${bones.line}`}>
            <Skeleton width="60%" />
          </div>
          <div className={`cluster type-body2 text-muted ${styles.facts} ${bones.line}`}>
            <Skeleton width={120} />
            <Skeleton width={160} />
          </div>
          <div className={`cluster type-body2 text-secondary ${counters.counters} ${bones.counters}`}>
            <Skeleton width={80} />
            <Skeleton width={80} />
            <Skeleton width={80} />
          </div>
        </div>
      </SkeletonGroup>
      <div className={bones.tabs} />
      <PostListSkeleton />
    </div>
  );
}
