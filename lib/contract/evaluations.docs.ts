import type * as evaluations from './evaluations';
import type { Docs } from './openapi/docs';

export const docs: Docs<typeof evaluations> = {
  tag: 'Evaluations',
  schemas: {
    Rating: 'The average of all ratings, from three on, and how many there are',
    Evaluation:
      'A rating of a product or post, from 1 to 5, with text, a reply, and how many found it helpful',
  },
  endpoints: {
    listProductEvaluations: {
      summary: 'Ratings of a product, with their histogram',
    },
    putProductEvaluation: {
      summary: "The buyer's own rating of a product; another one replaces it",
      example: { rating: 5, text: 'أعجبني' },
    },
    deleteProductEvaluation: {
      summary: 'Deletes the own rating of a product, with its reply; none left is fine, too',
    },
    listPostEvaluations: {
      summary: 'Ratings of a post, with their histogram',
    },
    putPostEvaluation: {
      summary:
        'The own rating of a post, another one replaces it: of a paid post by those who bought it, of a free one by members with a confirmed e-mail address or phone',
      example: { rating: 4, text: 'واضح ومفيد' },
    },
    createPostEvaluation: {
      summary:
        'The own rating of a post, another one replaces it: of a paid post by those who bought it, of a free one by members with a confirmed e-mail address or phone',
      example: { rating: 4, text: 'واضح ومفيد' },
    },
    deletePostEvaluation: {
      summary: 'Deletes the own rating of a post, with its reply; none left is fine, too',
    },
    putEvaluationVote: {
      summary: 'Says whether a rating is helpful; one vote each, none of the rater and of whoever is rated',
      example: { helpful: true },
    },
    deleteEvaluationVote: {
      summary: 'Takes the own vote on a rating back',
    },
    putEvaluationReply: {
      summary: 'The answer of whoever is rated; another one replaces it',
      example: { text: 'شكرًا لك' },
    },
    deleteEvaluationReply: {
      summary: 'Deletes the answer to a rating',
    },
    moderateEvaluation: {
      summary: 'Hides a rating, or shows it again; the reason stands in the audit log',
      example: { hidden: true, reason: 'إهانة' },
    },
  },
};
