import type * as disputes from './disputes';
import type { Docs } from './openapi/docs';
import { EXAMPLE_TIME } from './openapi/example-values';

export const docs: Docs<typeof disputes> = {
  tag: 'Refunds',
  schemas: {
    OwnDispute: 'A dispute about the caller’s sales, with only the caller’s lines of the order',
    DisputeView: 'A dispute about the caller’s sales, with the caller’s answer',
    DisputeRow: 'A payment taken back by the buyer’s bank, with the sellers’ answers',
  },
  endpoints: {
    listOwnDisputes: {
      summary: 'Returns the disputes about the caller’s sales, newest first',
    },
    getDispute: {
      summary:
        'Returns a dispute about the caller’s sales: cause, deadline, amount, outcome, and the caller’s answer',
    },
    putDisputeAnswer: {
      summary:
        'Sends the caller’s answer with the uploaded files to the operator, or changes an answer already sent. Returns 409 `dispute_closed` after the bank’s deadline or decision, and 409 `answer_forwarded` once the operator has forwarded the answer',
      example: { text: 'نزّل المشتري الملفات في 20 نوفمبر، والمراسلات مرفقة.' },
    },
    uploadDisputeFile: {
      summary:
        'Adds a file to the caller’s answer: an image or a PDF, sent as multipart/form-data in the field `file`. Returns 409 `too_many_files` after the fifth file, and otherwise the same errors as `putDisputeAnswer`',
    },
    deleteDisputeFile: {
      summary: 'Removes a file from the caller’s answer. Returns the same errors as `putDisputeAnswer`',
    },
    listDisputes: {
      summary: 'Returns the payments taken back by buyers’ banks, newest first, with the sellers’ answers',
    },
    getDisputeFile: {
      summary: 'Returns a file of a sent answer as an attachment. Each access is recorded in the audit log',
    },
    forwardDisputeAnswer: {
      summary:
        'Marks an answer as sent to the payment provider, after which the seller can no longer change it. Returns 409 `conflict` if the answer was marked before, or has changed since `changedAt`',
      example: { changedAt: EXAMPLE_TIME },
    },
  },
};
