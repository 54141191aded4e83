import type * as evaluations from './evaluations';
import type { Docs } from './openapi/docs';

export const docs: Docs<typeof evaluations> = {
  tag: 'Evaluations',
  schemas: {
    Rating: 'The number of all ratings and their average. `average` is null for fewer than three ratings',
    Evaluation:
      'A rating of a product or post, from 1 to 5, with a text, a reply, and the number of members who found it helpful',
  },
  endpoints: {
    listProductEvaluations: {
      summary: 'Returns the ratings of a product, with their histogram',
    },
    putProductEvaluation: {
      summary: 'Sets the caller’s rating of a product that they bought, replacing an earlier one',
      example: { rating: 5, text: 'أعجبني' },
    },
    deleteProductEvaluation: {
      summary:
        'Deletes the caller’s rating of a product, with the reply to it. Does nothing if there is no rating',
    },
    listPostEvaluations: {
      summary: 'Returns the ratings of a post, with their histogram',
    },
    putPostEvaluation: {
      summary:
        'Sets the caller’s rating of a post, replacing an earlier one. Paid posts are rated by their buyers, free posts by members with a confirmed email address or phone number',
      example: { rating: 4, text: 'واضح ومفيد' },
    },
    createPostEvaluation: {
      summary:
        'Sets the caller’s rating of a post, replacing an earlier one. Paid posts are rated by their buyers, free posts by members with a confirmed email address or phone number',
      example: { rating: 4, text: 'واضح ومفيد' },
    },
    deletePostEvaluation: {
      summary:
        'Deletes the caller’s rating of a post, with the reply to it. Does nothing if there is no rating',
    },
    putEvaluationVote: {
      summary:
        'Sets the caller’s vote on whether a rating is helpful, replacing an earlier one. Returns 409 `own_evaluation` if the caller wrote the rating or earns from the rated product or post',
      example: { helpful: true },
    },
    deleteEvaluationVote: {
      summary: 'Removes the caller’s vote on a rating',
    },
    putEvaluationReply: {
      summary: 'Sets the caller’s reply to a rating of their product or post, replacing an earlier one',
      example: { text: 'شكرًا لك' },
    },
    deleteEvaluationReply: {
      summary: 'Deletes the caller’s reply to a rating',
    },
    moderateEvaluation: {
      summary: 'Hides a rating, or shows it again. The reason is recorded in the audit log',
      example: { hidden: true, reason: 'إهانة' },
    },
  },
};
