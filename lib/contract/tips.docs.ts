import type { Docs } from './openapi/docs';
import type * as tips from './tips';

export const docs: Docs<typeof tips> = {
  tag: 'Tips',
  schemas: {
    TipNaming: 'Who is told the payer of a tip: everybody, the author alone, or nobody but operators',
    KeptFor: 'Why money of a tip waits for an operator',
    TipInput: 'A tip as its payer gives it',
    NoTip: 'Why a tip cannot be given at this moment',
    TipTerms: 'Whether the caller can give a tip, and what arrives of it',
    TipView: 'A tip as its author sees it',
    TipChoices: 'Whether an author takes tips, and words with them',
    AdminTip: 'A tip as operators see it',
  },
  parameters: {
    postId: 'The id of a post',
  },
  endpoints: {
    getTipTerms: {
      summary: 'Whether the caller can give this author a tip, how much, and what arrives by each way to pay',
      parameters: { id: 'The id of the author' },
    },
    listTipWords: {
      summary: 'The words with tips that an author shows, newest first; of one post, where it is given',
      parameters: { id: 'The id of the author' },
    },
    listReceivedTips: {
      summary: 'Tips that the caller got, newest first',
    },
    updateTip: {
      summary:
        'The author of a tip thanks for it, shows its word or hides it again, or reports it to operators',
      example: { isThanked: true, isShown: true, isReported: true },
    },
    getTipChoices: {
      summary: 'Whether the caller takes tips, and words with them',
    },
    updateTipChoices: {
      summary: 'Turns tips, or words with them, on or off',
      example: { takesTips: true, takesWords: false },
    },
    listAdminTips: {
      summary: 'Tips whose money waits for an operator, or whose word was reported; newest first',
    },
    releaseTip: {
      summary: 'The operator has looked at a tip: its money is paid out when its hold is over',
    },
    judgeTipWord: {
      summary: 'The operator has looked at a reported word: it stays, or it is deleted',
      example: { isKept: true },
    },
  },
};
