import type * as identity from './identity';
import type { Docs } from './openapi/docs';

export const docs: Docs<typeof identity> = {
  tag: 'Creators',
  schemas: {
    Side: 'A side of an identity document',
    IdentityReason: 'The reason why an identity check was rejected',
    IdentityDetails: 'The person on the documents, as stated by the member',
    IdentityView: 'The state of a member’s identity check',
    BankHolder: 'A bank account of the member, for comparison with the documents',
    IdentityCheckRow: 'An identity check, as shown to operators',
  },
  parameters: {
    side: 'The side of the document',
    status: 'The state of the checks to return',
  },
  endpoints: {
    getIdentity: {
      summary:
        'Returns the state of the caller’s identity check. Available to members who earn. The documents themselves are never returned',
    },
    uploadIdentityDocument: {
      summary:
        'Uploads one side of an identity document: an image or a PDF, sent as multipart/form-data in the field `file`. Replaces an earlier upload of the same side. Uploads that are not submitted within a day are deleted',
    },
    deleteIdentityDocument: {
      summary: 'Deletes one of the caller’s documents that was not submitted yet',
    },
    submitIdentity: {
      summary:
        'Submits the uploaded documents, at least the front, with the details of the person on them, who must be 18 years or older. Returns 409 `conflict` while another check is waiting, or after one was approved',
      example: {
        latinName: 'SARA ALOTAIBI',
        arabicName: 'سارة العتيبي',
        dateOfBirth: '1995-04-02',
        country: 'SA',
      },
    },
    listIdentityChecks: {
      summary: 'Returns identity checks: waiting ones oldest first, decided ones newest first',
    },
    getIdentityFile: {
      summary:
        'Returns a document of a waiting check, as an image or as a PDF attachment. Each access is recorded in the audit log, and the response is not cached',
    },
    approveIdentity: {
      summary:
        'Approves an identity check. The member can be paid 24 hours later. Until then the approval can be undone; afterwards the documents are deleted',
    },
    rejectIdentity: {
      summary:
        'Rejects an identity check. The member is notified of the reason and may submit other documents. The rejection can be undone for 24 hours; afterwards the documents are deleted',
      example: { reason: 'unreadable', note: 'الصورة معتمة' },
    },
    undoIdentityDecision: {
      summary:
        'Undoes an approval or a rejection within 24 hours. The check waits for review again, with its documents, and the member is notified. Returns 409 `conflict` after that time, or if the member has submitted another check',
    },
  },
};
