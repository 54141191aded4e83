import { migrate } from '@/lib/server/db/migrate';

/** Loads the cities, which the template of the files' databases leaves out (`server-global.ts`). */
export const loadCities = (): Promise<void> => migrate(process.env.DATABASE_URL ?? '');
