import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import styles from './profile-header.module.css';

/** A profile's header on its way. */
export function ProfileSkeleton() {
  return (
    <SkeletonGroup className={styles.header}>
      <div className={styles.cover} />
      <div className={styles.body}>
        <div className={styles.top}>
          <Skeleton shape="circle" width={112} height={112} />
        </div>
        <Skeleton width={220} />
        <Skeleton width={140} />
        <Skeleton width="60%" />
      </div>
    </SkeletonGroup>
  );
}
