import type { Metadata } from 'next';
import { MissingView } from '@/components/layout/missing-view';
import { getTranslation } from '@/lib/i18n/server';
import { oneOf } from '@/lib/shared/one-of';
import { MISSING_KINDS } from '@/lib/shared/paths';

type MissingRouteProps = { searchParams: Promise<{ of?: string | string[] }> };

export async function generateMetadata({ searchParams }: MissingRouteProps): Promise<Metadata> {
  const [{ of }, { t }] = await Promise.all([searchParams, getTranslation('errors')]);
  return { title: t(`missing.${oneOf(MISSING_KINDS, of)}.title`), robots: { index: false } };
}

/** The server shows this page, with the status 404, for every address that does not exist (decisions/043). */
export default async function MissingRoute({ searchParams }: MissingRouteProps) {
  const { of } = await searchParams;
  return <MissingView of={oneOf(MISSING_KINDS, of)} />;
}
