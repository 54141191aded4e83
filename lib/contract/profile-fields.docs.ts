import type { Docs } from './openapi/docs';
import type * as profileFields from './profile-fields';

export const docs: Docs<typeof profileFields> = {
  schemas: {
    Gender: 'What a person says of their gender; never shown to others',
    CompanySize: 'How many people work at a company',
    DateOfBirth: 'A calendar day; never shown to others',
    FoundedOn: 'The day on which a company was founded',
    Country: 'A country by ISO 3166-1 alpha-2, see `GET /countries`',
    IndustryId: 'A division of ISIC Rev. 4, see `GET /industries`',
    CityChoice: 'A city of `GET /cities`, or what somebody calls one that is not there',
    SocialLinks: 'At most eight addresses on the public web, over https',
    CompanyTags: 'What a company is about',
  },
};
