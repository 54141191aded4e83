import type * as disputes from './disputes';
import type { Docs } from './openapi/docs';
import { EXAMPLE_TIME } from './openapi/example-values';

export const docs: Docs<typeof disputes> = {
  tag: 'Refunds',
  schemas: {
    OwnDispute: 'A dispute about the caller’s sales: their lines of the order alone',
    DisputeView: 'A dispute about the caller’s sales, with their answer',
    DisputeRow: 'A payment that a buyer’s bank took back, with what sellers answered',
  },
  endpoints: {
    listOwnDisputes: {
      summary: 'Disputes about the caller’s sales, newest first',
    },
    getDispute: {
      summary:
        'A dispute about the caller’s sales: cause, deadline, amount, outcome, and the caller’s answer',
    },
    putDisputeAnswer: {
      summary:
        'Sends the caller’s answer with the uploaded files to the operator, or changes one that was sent. 409 dispute_closed after the bank’s deadline or decision, 409 answer_forwarded once the operator has forwarded it',
      example: { text: 'نزّل المشتري الملفات في 20 نوفمبر، والمراسلات مرفقة.' },
    },
    uploadDisputeFile: {
      summary:
        'Adds a file to the caller’s answer: a picture or a PDF, as multipart/form-data in the field `file`. 409 too_many_files after the fifth; otherwise refused as putDisputeAnswer is',
    },
    deleteDisputeFile: {
      summary: 'Removes a file from the caller’s answer. Refused as putDisputeAnswer is',
    },
    listDisputes: {
      summary: 'Payments that buyers’ banks took back, newest first, with what their sellers answered',
    },
    getDisputeFile: {
      summary: 'A file of an answer that was sent, as an attachment. Each look is written down',
    },
    forwardDisputeAnswer: {
      summary:
        'Marks an answer as sent to the payment provider: its seller can change it no more. 409 conflict if it was marked before, or has changed since `changedAt`',
      example: { changedAt: EXAMPLE_TIME },
    },
  },
};
