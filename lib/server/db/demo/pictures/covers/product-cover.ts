import type { ProductType } from '@/lib/contract/products';
import { PALETTES, type Palette, type PaletteName } from '../palette';
import { petals, star, TILINGS } from '../patterns';
import { type Drawing, line, path, polygon, wash } from '../svg';
import { book, sheets, slides } from './printed';
import { advice, assessment, chalk, course, episodes, shortCourse } from './taught';
import { type CoverText, HEIGHT, titleBlock, WIDTH } from './title';

const BY_TYPE: Record<ProductType, (seed: string, words: CoverText, colours: Palette) => string> = {
  full_course: course,
  micro_course: shortCourse,
  template_kit: sheets,
  guide_ebook: book,
  consulting: advice,
  assessment_workshop: assessment,
  audio_series: episodes,
  slide_aids: slides,
  tutoring: chalk,
  other: medallion,
};

/** The 4:3 picture of a product: its type gives the figure, its maker the colours and the face. */
export function productCover(type: ProductType, words: CoverText, palette: PaletteName): Drawing {
  return {
    width: WIDTH,
    height: HEIGHT,
    body: BY_TYPE[type](words.title.join(' '), words, PALETTES[palette]),
  };
}

/** Zellige with a plain star in its middle. */
function medallion(_: string, words: CoverText, colours: Palette): string {
  const [x, y] = [WIDTH / 2, HEIGHT / 2];
  const stars = TILINGS.eightfold(WIDTH, HEIGHT, 150);
  const field = (apothem: number) => polygon(star(x, y, apothem, 16, 78));
  return (
    wash(WIDTH, HEIGHT, [colours.base, colours.deep], 35) +
    path(stars, colours.mid, { opacity: 0.5 }) +
    line(stars, colours.second, 4, { opacity: 0.8 }) +
    path(petals(x, y, 300, 440, 16), colours.accent) +
    path(field(400), colours.deep) +
    path(field(376), colours.paper) +
    line(field(352), colours.second, 3) +
    titleBlock(words, {
      x,
      y,
      width: 460,
      most: 118,
      from: 'middle',
      fill: colours.deep,
      quiet: colours.base,
      rule: colours.accent,
    })
  );
}
