import { notFound } from 'next/navigation';

/** An address that leads nowhere is said to be missing inside the shared layout, so that one can go elsewhere. */
export default function UnknownPage(): never {
  notFound();
}
