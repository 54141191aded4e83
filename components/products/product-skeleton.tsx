'use client';

import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import styles from './product-details.module.css';

/** Stands for the product page while it loads, at its final size. */
export function ProductSkeleton() {
  return (
    <SkeletonGroup className={styles.columns}>
      <div className={`stack gap-6 min-0 ${styles.lead}`}>
        <Skeleton width="70%" height={40} />
        <Skeleton width={220} height={32} />
        <Skeleton shape="block" height={380} />
      </div>
      <div className={`stack gap-6 min-0 ${styles.aside}`}>
        <Skeleton shape="block" height={360} />
      </div>
      <div className={`stack gap-6 min-0 ${styles.rest}`}>
        <Skeleton />
        <Skeleton width="90%" />
        <Skeleton width="60%" />
      </div>
    </SkeletonGroup>
  );
}
