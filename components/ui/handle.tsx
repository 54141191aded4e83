type HandleProps = { handle: string; className?: string };

/** @sara — always left to right, whatever is around it. */
export function Handle({ handle, className }: HandleProps) {
  return (
    <bdi dir="ltr" className={className}>
      @{handle}
    </bdi>
  );
}
