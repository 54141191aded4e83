import type { Docs } from './openapi/docs';
import type * as profileFields from './profile-fields';

export const docs: Docs<typeof profileFields> = {
  schemas: {
    Gender: 'A person’s gender. Never shown to other members',
    CompanySize: 'The number of people who work at a company, as a range',
    DateOfBirth: 'A person’s date of birth. Never shown to other members',
    FoundedOn: 'The date on which a company was founded',
    Country: 'The ISO 3166-1 alpha-2 code of a country from `GET /countries`',
    IndustryId: 'The code of a division of ISIC Rev. 4 from `GET /industries`',
    CityChoice: 'A city from `GET /cities`, or the name of a city that is not listed there',
    SocialLinks: 'A list of at most eight links to public websites over HTTPS',
    CompanyTags: 'The topics of a company, at most ten',
  },
};
