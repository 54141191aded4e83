import type { ReactNode } from 'react';

type BidiTextProps = {
  children: ReactNode;
  className?: string;
  /** `p` for long text: each paragraph takes its own direction. */
  as?: 'bdi' | 'p' | 'span' | 'div';
};

/** Words that a person wrote: they keep their own direction and do not disturb the line around them. */
export function BidiText({ children, className, as: Tag = 'bdi' }: BidiTextProps) {
  return (
    <Tag dir="auto" className={className}>
      {children}
    </Tag>
  );
}
