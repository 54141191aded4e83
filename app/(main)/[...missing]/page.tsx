import { notFound } from 'next/navigation';

/** An unknown address is reported inside the shared layout, so that the reader can go elsewhere. */
export default function UnknownPage(): never {
  notFound();
}
