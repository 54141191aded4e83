import 'server-only';
import type { ProductType } from '@/lib/contract/products';
import type { TipNaming } from '@/lib/contract/tips';
import paidPosts from './content/paid-posts.json';
import people from './content/people.json';
import posts from './content/posts.json';
import products from './content/products.json';
import talk from './content/talk.json';
import tips from './content/tips.json';
import type { Look } from './pictures/avatar';
import type { Emblem } from './pictures/emblem';
import type { Face } from './pictures/lettering';
import type { PaletteName } from './pictures/palette';
import type { Cover } from './pictures/profile-cover';

export interface DemoPerson {
  key: string;
  name: string;
  handle: string;
  headline: string;
  bio: string;
  city: string;
  country: string;
  /** a person's face, or a company's mark */
  look?: Look;
  glasses?: boolean;
  emblem?: Emblem;
  palette: PaletteName;
  cover: Cover;
  role: 'MEMBER' | 'CREATOR';
  accountType: 'INDIVIDUAL' | 'COMPANY';
  interests: string[];
}

export interface DemoProduct {
  key: string;
  owner: string;
  type: ProductType;
  title: string;
  /** the words about the title on the cover */
  cover: string;
  note: string;
  price: number;
  category: string;
  tags: string[];
  palette: PaletteName;
  face: Face;
  /** Markdown: paragraphs, headings, lists */
  description: string;
  publishedDaysAgo: number;
  questions?: Remark[];
  outcomes?: string[];
  audience?: string[];
}

/** A comment under a post or product, and its author's answer. */
export interface Remark {
  who: string;
  text: string;
  answer?: string;
}

export interface DemoPost {
  author: string;
  text: string;
  product: string | null;
  /** a scene and a palette, as `dunes:sand` */
  picture: `${Cover}:${PaletteName}` | null;
  comments?: Remark[];
}

/** A post with a part that is sold. */
export interface DemoPaidPost {
  author: string;
  title: string;
  /** in cents */
  price: number;
  hoursAgo: number;
  text: string;
  locked: string;
  /** in the locked part */
  picture: DemoPost['picture'];
  buyers: string[];
  comments: Remark[];
}

export interface DemoTip {
  from: string;
  to: string;
  daysAgo: number;
  /** in cents */
  amount: number;
  namedTo: TipNaming;
  word: string;
  /** for the author's newest post of that time; else from the profile */
  onPost: boolean;
  /** the author has thanked for it */
  thanks: boolean;
  /** and shows its word */
  shows: boolean;
}

/** A buyer's own words about a product. */
export interface Review {
  rating: number;
  text: string;
}

export const DEMO_PEOPLE = people as DemoPerson[];
export const DEMO_PRODUCTS = products as DemoProduct[];
export const DEMO_POSTS = posts as DemoPost[];
export const DEMO_PAID_POSTS = paidPosts as DemoPaidPost[];
export const DEMO_TIPS = tips as DemoTip[];
/** By product, then by buyer. */
export const DEMO_REVIEWS = new Map<string, ReadonlyMap<string, Review>>(
  Object.entries(talk.reviews).map(([product, said]) => [
    product,
    new Map<string, Review>(Object.entries(said)),
  ]),
);
