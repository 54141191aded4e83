import { DEMO } from './demo-accounts';
import { type Cookie, payloadOf, Visitor } from './visitor';

export interface WeighedPage {
  name: string;
  path: string;
  /** the first element that somebody presses there, as a selector */
  pressed: string;
  /** its scripts are loaded by themselves, as on members' pages */
  wakes: boolean;
  /** of a member's session; a guest has none */
  cookies: Cookie[];
}

interface Product {
  _id: string;
  slug: string;
  owner: { _id: string };
  rating: { count: number };
}

interface Post {
  _id: string;
  media: unknown[];
  counts: { comments: number };
}

/**
 * The pages whose weight Lighthouse and the budgets measure: each kind that a guest sees, and a member's home.
 * @param origin of an app with the demo
 */
export async function weighedPages(origin: string): Promise<WeighedPage[]> {
  const product = await findInDemo<Product>(
    origin,
    '/posts/exploreDigitalProducts?limit=50',
    ({ rating }) => rating.count > 0,
  );
  const post = await findInDemo<Post>(
    origin,
    '/posts/explorePosts?limit=50',
    ({ media, counts }) => media.length > 0 && counts.comments > 0,
  );
  const guest = {
    'guest home': '/guest',
    explore: '/explore',
    marketplace: '/marketplace',
    product: `/products/${product._id}/${encodeURIComponent(product.slug)}`,
    post: `/posts/${post._id}`,
    profile: `/users/${product.owner._id}`,
    search: `/search?q=${encodeURIComponent('تصميم')}`,
    legal: '/terms-and-conditions',
    login: '/login',
  };
  return [
    ...Object.entries(guest).map(([name, path]) => ({
      name,
      path,
      pressed: pressedOn(path),
      wakes: false,
      cookies: [],
    })),
    {
      name: "member's home",
      path: '/',
      pressed: 'button',
      wakes: true,
      cookies: await memberCookies(origin),
    },
  ];
}

// A button of the sign-in page signs a demo account in, and leaves the page.
const pressedOn = (path: string) => (path === '/login' ? 'input[name=email]' : 'button');

/** Returns the first item of a list of the demo that fits. @throws an Error where none does */
export async function findInDemo<T>(origin: string, path: string, fits: (item: T) => boolean): Promise<T> {
  const { data } = await payloadOf<{ data: T[] }>(await fetch(`${origin}/api${path}`));
  const found = data.find(fits);
  if (!found) throw new Error(`the demo has nothing of the kind at ${path}`);
  return found;
}

async function memberCookies(origin: string): Promise<Cookie[]> {
  const visitor = new Visitor(origin);
  await visitor.signIn(DEMO.member.email);
  return visitor.cookies;
}
