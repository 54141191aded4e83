import type * as identity from './identity';
import type { Docs } from './openapi/docs';

export const docs: Docs<typeof identity> = {
  tag: 'Creators',
  schemas: {
    Side: 'A side of a document',
    IdentityReason: 'Why a check of identity was rejected',
    IdentityDetails: 'The person on the documents, as the member states it',
    IdentityView: 'How the check of a member’s identity stands',
    BankHolder: 'A bank account, to compare with documents',
    IdentityCheckRow: 'A check of identity, as operators see it',
  },
  parameters: {
    side: 'Which side of the document this is',
    status: 'Only those in this state',
  },
  endpoints: {
    getIdentity: {
      summary:
        'How the check of the caller’s identity stands, for those who earn. Documents themselves are never given back',
    },
    uploadIdentityDocument: {
      summary:
        'Uploads one side of an identity document: a picture or a PDF, as multipart/form-data in the field `file`. It takes the place of the same side uploaded before; what is not sent within a day is deleted',
    },
    deleteIdentityDocument: {
      summary: 'Deletes an own document that was not sent yet',
    },
    submitIdentity: {
      summary:
        'Sends the uploaded documents in, the front at least, and states who is on them: a person of 18 years or more. 409 conflict while another check waits, or after one was approved',
      example: {
        latinName: 'SARA ALOTAIBI',
        arabicName: 'سارة العتيبي',
        dateOfBirth: '1995-04-02',
        country: 'SA',
      },
    },
    listIdentityChecks: {
      summary: 'Identity checks: those that wait, oldest first, or those that were decided, newest first',
    },
    getIdentityFile: {
      summary:
        'A document of a check that waits: a picture, or a PDF as an attachment. Each look is written down; nothing keeps a copy',
    },
    approveIdentity: {
      summary:
        'Approves a check: its owner may be paid 24 hours later. Until then the approval can be undone; then the documents are deleted',
    },
    rejectIdentity: {
      summary:
        'Rejects a check: its owner is told why and may send other documents. It can be undone for 24 hours; then the documents are deleted',
      example: { reason: 'unreadable', note: 'الصورة معتمة' },
    },
    undoIdentityDecision: {
      summary:
        'Undoes an approval or a rejection within 24 hours: the check waits for review again, with its documents, and its owner is told. 409 conflict later, and after its owner has sent another check',
    },
  },
};
