import type { ProductType } from '@/lib/contract/products';
import { PALETTES, type Palette, type PaletteName } from '../palette';
import { petals, TILINGS } from '../patterns';
import { circle, type Drawing, line, path, wash } from '../svg';
import { advice, assessment, chalk, course, episodes, shortCourse } from './course-covers';
import { book, sheets, slides } from './printed-covers';
import { type CoverText, HEIGHT, titleBlock, WIDTH } from './title';

/** Draws a cover with its words, as SVG elements. Its details depend on the title, so they stay the same. */
type DrawCover = (words: CoverText, colours: Palette) => string;

const BY_TYPE: Record<ProductType, DrawCover> = {
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

/** The 4:3 picture of a product: its type decides the figure, its seller the colours and the font. */
export function productCover(type: ProductType, words: CoverText, palette: PaletteName): Drawing {
  return {
    width: WIDTH,
    height: HEIGHT,
    body: BY_TYPE[type](words, PALETTES[palette]),
  };
}

/** A medallion with the title and nothing else, on a ground of zellige (Moroccan tiles). */
function medallion(words: CoverText, colours: Palette): string {
  const [x, y] = [WIDTH / 2, HEIGHT / 2];
  const stars = TILINGS.eightfold(WIDTH, HEIGHT, 150);
  return (
    wash(WIDTH, HEIGHT, [colours.base, colours.deep], 35) +
    path(stars, colours.mid, { opacity: 0.4 }) +
    line(stars, colours.second, 4, { opacity: 0.7 }) +
    path(petals(x, y, 320, 436, 16), colours.accent) +
    circle(x, y, 368, colours.deep) +
    circle(x, y, 346, colours.paper) +
    circle(x, y, 326, 'none', { stroke: colours.second, 'stroke-width': 3 }) +
    titleBlock(words, {
      x,
      y,
      width: 460,
      height: 400,
      most: 112,
      from: 'middle',
      fill: colours.deep,
      quiet: colours.base,
      rule: colours.accent,
    })
  );
}
