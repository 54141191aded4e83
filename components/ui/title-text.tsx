import { titleDirection } from '@/lib/shared/direction';

type TitleTextProps = { children: string; className?: string };

/** A title that a person wrote: its words run by most of its letters, and it is aligned with the page. */
export function TitleText({ children, className }: TitleTextProps) {
  return (
    <bdi dir={titleDirection(children)} className={className}>
      {children}
    </bdi>
  );
}
