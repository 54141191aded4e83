import type * as newAccounts from './new-accounts';
import type { Docs } from './openapi/docs';

export const docs: Docs<typeof newAccounts> = {
  schemas: {
    Email: 'An e-mail address; kept in lower case',
    Password: 'A password of 10 to 128 characters',
    NewPerson: 'What a person registers with',
    NewCompany: 'What a company registers with; the rest comes with its setup',
  },
};
