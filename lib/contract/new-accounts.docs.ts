import type * as newAccounts from './new-accounts';
import type { Docs } from './openapi/docs';

export const docs: Docs<typeof newAccounts> = {
  schemas: {
    Email: 'An email address, stored in lower case',
    Password: 'A password of 10 to 128 characters',
    NewPerson: 'The data for registering a person',
    NewCompany: 'The data for registering a company. Its setup adds the rest',
  },
};
