import 'server-only';
import type { ProductType } from '@/lib/contract/products';
import people from './content/people.json';
import posts from './content/posts.json';
import products from './content/products.json';
import talk from './content/talk.json';
import type { Look } from './pictures/avatar';
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
  look: Look;
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
  /** as the cover sets it */
  lines: string[];
  note: string;
  price: number;
  category: string;
  tags: string[];
  palette: PaletteName;
  face: Face;
  description: string;
}

export interface DemoPost {
  author: string;
  text: string;
  product: string | null;
  /** `poster:` and a palette */
  picture: string | null;
}

export const DEMO_PEOPLE = people as DemoPerson[];
export const DEMO_PRODUCTS = products as DemoProduct[];
export const DEMO_POSTS = posts as DemoPost[];
export const DEMO_TALK = talk;
