import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import row from './comment-row.module.css';

type CommentSkeletonProps = { rows: number };

/** As high as this number of comments of one line. */
export function CommentSkeleton({ rows }: CommentSkeletonProps) {
  const keys = Array.from({ length: rows }, (_, index) => `bone-${index}`);
  return (
    <SkeletonGroup className="stack gap-2">
      {keys.map((key) => (
        <div key={key} className={`flex gap-2 min-0 ${row.row}`}>
          <Skeleton shape="circle" width={36} height={36} />
          <div className="grow min-0">
            <Skeleton shape="block" width="60%" height={62} />
            <div className={`type-caption text-muted ${row.sending}`}>
              <Skeleton width={48} />
            </div>
          </div>
        </div>
      ))}
    </SkeletonGroup>
  );
}
