import 'server-only';
import sharp from 'sharp';
import { type Renditions, renditions } from '@/lib/server/files/images';
import {
  DEMO_PAID_POSTS,
  DEMO_PEOPLE,
  DEMO_POSTS,
  DEMO_PRODUCTS,
  type DemoPerson,
  type DemoPost,
} from './content';
import { type DemoFile, demoFiles } from './files';
import { avatar } from './pictures/avatar';
import { productCover } from './pictures/covers/product-cover';
import { emblem } from './pictures/emblem';
import type { PaletteName } from './pictures/palette';
import { type Cover, profileCover } from './pictures/profile-cover';
import { type Pixels, render } from './pictures/render';
import type { Drawing } from './pictures/svg';

/** The house's own mark is stored among the avatars under this name. */
export const OPERATOR_KEY = 'qeema';

/** Everything in the demo that is drawn or written to files, made before a transaction is opened. */
export interface Drawn {
  avatars: Map<string, Renditions>;
  covers: Map<string, Renditions>;
  products: Map<string, { cover: Renditions; files: DemoFile[] }>;
  posters: Map<number, Renditions>;
  /** in locked parts, by the title of the post */
  locked: Map<string, Renditions>;
}

const pixelsToRenditions = ({ data, width, height }: Pixels) =>
  renditions(sharp(data, { raw: { width, height, channels: 4 } }).flatten());

const draw = async (drawing: Drawing) => pixelsToRenditions(await render(drawing));

/** Draws all pictures of the demo, two at a time. */
export async function drawAll(): Promise<Drawn> {
  const drawn: Drawn = {
    avatars: new Map(),
    covers: new Map(),
    products: new Map(),
    posters: new Map(),
    locked: new Map(),
  };
  const work = [
    async () => void drawn.avatars.set(OPERATOR_KEY, await draw(emblem(OPERATOR_KEY, 'bloom', 'petrol'))),
    ...DEMO_PEOPLE.flatMap((person) => [
      async () => void drawn.avatars.set(person.key, await draw(portrait(person))),
      async () =>
        void drawn.covers.set(person.key, await draw(profileCover(person.key, person.cover, person.palette))),
    ]),
    ...DEMO_PRODUCTS.map((product) => async () => {
      const words = { title: product.cover, note: product.note, face: product.face };
      const pixels = await render(productCover(product.type, words, product.palette));
      const files = await demoFiles(product.type, product.title, pixels);
      drawn.products.set(product.key, { cover: await pixelsToRenditions(pixels), files });
    }),
    ...DEMO_POSTS.flatMap(({ picture }, index) =>
      picture
        ? [async () => void drawn.posters.set(index, await draw(poster(`poster ${index}`, picture)))]
        : [],
    ),
    ...DEMO_PAID_POSTS.flatMap(({ title, picture }) =>
      picture ? [async () => void drawn.locked.set(title, await draw(poster(title, picture)))] : [],
    ),
  ];
  const lane = async () => {
    for (let next = work.pop(); next; next = work.pop()) await next();
  };
  await Promise.all([lane(), lane()]);
  return drawn;
}

/** A company has a mark, a person a face. */
function portrait({ key, look = 'short', glasses, emblem: mark, palette }: DemoPerson): Drawing {
  return mark ? emblem(key, mark, palette) : avatar(key, { look, palette, glasses });
}

function poster(key: string, picture: NonNullable<DemoPost['picture']>): Drawing {
  const [scene, palette] = picture.split(':') as [Cover, PaletteName];
  return profileCover(key, scene, palette);
}
