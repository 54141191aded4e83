import type * as fields from './fields';
import type { Docs } from './openapi/docs';

export const docs: Docs<typeof fields> = {
  schemas: {
    Id: 'A UUID in lower case',
    Time: 'A point in time in UTC, as defined by RFC 3339',
    Money: 'An amount in minor units, such as cents, and its ISO 4217 currency code',
    IdParams: 'The id in the path',
    PageQuery: 'The size of a page and its starting point',
    Image: 'A stored image. A rendition of width `w`, one of `widths`, is at `url` followed by `/` and `w`',
    Role: 'The role of a member: MEMBER buys, CREATOR also sells, ADMIN operates the site',
    AccountType: 'The type of an account: a person or a company',
    Locale: 'A language of the site: Arabic or English',
    Person: 'The fields of a member that a row or a card shows',
    Mention:
      'A person mentioned with @handle in a text. `handle` is the handle as written in the text, in lower case',
    Done: 'Confirmation of a request that returns no other data',
    Name: 'A name of at least one word, with a letter or a digit',
    FullName:
      'The name of a person. Digits, dots and apostrophes are allowed, but not digits alone, and no address',
    Tag: 'A tag without white space. A leading # is removed',
    Tags: 'At most ten tags',
    Code: 'A code of six digits in any script, with or without spaces',
  },
};
