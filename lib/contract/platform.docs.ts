import type { Docs } from './openapi/docs';
import type * as platform from './platform';

export const docs: Docs<typeof platform> = {
  tag: 'Service',
  schemas: {
    Named: 'An entry of a list that the house keeps, named in both languages',
  },
  parameters: {
    country: 'A country by ISO 3166-1 alpha-2',
  },
  endpoints: {
    listCategories: {
      summary: 'Categories of products, in both languages',
    },
    listInterests: {
      summary: 'Interests a member may choose, in both languages',
    },
    listCountries: {
      summary: 'Countries (ISO 3166-1 alpha-2), in both languages',
    },
    listIndustries: {
      summary: 'Industries (divisions of ISIC Rev. 4), each with its section, in both languages',
    },
    listCities: {
      summary:
        'Cities of a country (GeoNames), the biggest first; with `q` those that have a word beginning so',
    },
    getHealth: {
      summary: 'Answers 200 when ready to serve: the database answers, and the instance is not about to stop',
    },
    getReadiness: {
      summary: 'Answers 200 when ready to serve: the database answers, and the instance is not about to stop',
    },
    getLiveness: {
      summary: 'Answers 200 while the process answers at all, whatever the database does',
    },
    getOpenApi: {
      summary: 'This API, described',
    },
    listOutbox: {
      summary:
        'Letters and text messages of the local outbox, newest first; each only where no server or provider of its kind is set',
    },
  },
};
