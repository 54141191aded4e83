import type { PersonalData } from '@/lib/server/personal-data-port';

export const personalData: PersonalData = {
  tables: {
    schema_migrations: { impersonal: 'which migrations were applied' },
    schema_parts: { impersonal: 'what the schema consists of' },
  },
};
