import type * as fields from './fields';
import type { Docs } from './openapi/docs';

export const docs: Docs<typeof fields> = {
  schemas: {
    Id: 'A UUID in lower case',
    Time: 'A moment in UTC, as in RFC 3339',
    Money: 'An amount in minor units, such as cents, and its currency by ISO 4217',
    IdParams: 'The id in the path',
    PageQuery: 'The size of a page and where it begins',
    Image: 'A stored image. A rendition of width w, one of `widths`, is at `url` followed by `/` and w',
    Role: 'What a member may do: MEMBER buys, CREATOR also sells, ADMIN runs the site',
    AccountType: 'Whether an account is that of a person or of a company',
    Locale: 'A language of the site: Arabic or English',
    Person: 'As much of a member as a row or a card shows',
    Mention: 'Somebody named with @handle in a text: the handle as it is written there, in lower case',
    Done: 'It is done; there is nothing else to say',
    Name: 'What somebody is called: a word or more, with a letter or a digit',
    FullName:
      'What a person is called: digits, dots and apostrophes may be in it, but no address, and not digits alone',
    Tag: 'A tag without white space; a # before it is taken off',
    Tags: 'At most ten tags',
    Code: 'Six digits, in any script, with or without blanks',
  },
};
