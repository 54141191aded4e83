import type { ReactNode } from 'react';

type BidiTextProps = {
  children: ReactNode;
  className?: string;
  /** `p` for long text: each paragraph takes its own direction. */
  as?: 'bdi' | 'p' | 'span' | 'div';
};

/** A person's text: it keeps its own direction and does not disturb the line around it. */
export function BidiText({ children, className, as: Tag = 'bdi' }: BidiTextProps) {
  return (
    <Tag dir="auto" className={className}>
      {children}
    </Tag>
  );
}
