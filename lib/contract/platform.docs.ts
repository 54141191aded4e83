import type { Docs } from './openapi/docs';
import type * as platform from './platform';

export const docs: Docs<typeof platform> = {
  tag: 'Service',
  schemas: {
    Named: 'An entry of one of the platform’s lists, with its name in Arabic and English',
  },
  parameters: {
    country: 'The ISO 3166-1 alpha-2 code of a country',
  },
  endpoints: {
    listCategories: {
      summary: 'Returns the product categories, with names in both languages',
    },
    listInterests: {
      summary: 'Returns the interests that a member can choose, with names in both languages',
    },
    listCountries: {
      summary: 'Returns the countries (ISO 3166-1 alpha-2), with names in both languages',
    },
    listIndustries: {
      summary:
        'Returns the industries (divisions of ISIC Rev. 4), each with its section, with names in both languages',
    },
    listCities: {
      summary:
        'Returns the cities of a country (GeoNames), largest first. With `q`, returns the cities whose name has a word with this prefix',
    },
    getHealth: {
      summary:
        'Returns 200 if the instance is ready to serve requests: the database responds and no shutdown is in progress. Otherwise returns 503',
    },
    getReadiness: {
      summary:
        'Returns 200 if the instance is ready to serve requests: the database responds and no shutdown is in progress. Otherwise returns 503',
    },
    getLiveness: {
      summary: 'Returns 200 while the process responds, whatever the state of the database',
    },
    getOpenApi: {
      summary: 'Returns the OpenAPI description of this API',
    },
    listOutbox: {
      summary:
        'Returns the emails and text messages in the local outbox, newest first. Emails are stored there only if no mail server is configured, and text messages only if no SMS provider is configured',
    },
  },
};
