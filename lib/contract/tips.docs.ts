import type { Docs } from './openapi/docs';
import type * as tips from './tips';

export const docs: Docs<typeof tips> = {
  tag: 'Tips',
  schemas: {
    TipNaming: 'The audience of the payer’s name: everybody, the author only, or nobody except operators',
    KeptFor: 'The reason why the money of a tip waits for review by an operator',
    TipInput: 'A tip as submitted by its payer. `isConfirmed` is required for an amount above 100 dollars',
    NoTip: 'The reason why the caller cannot send a tip now',
    TipTerms:
      'The terms of a tip to an author: the amount that the caller can still send today, and the costs of each payment method. `refusal` is null if the caller can send a tip',
    TipView: 'A tip as its recipient sees it. `from` is null if the payer is not named',
    TipChoices: 'A creator’s settings for receiving tips, and messages with tips',
    AdminTip: 'A tip as operators see it',
  },
  parameters: {
    postId: 'The id of a post',
  },
  endpoints: {
    getTipTerms: {
      summary:
        'Returns the terms of a tip from the caller to an author: whether it is possible, the maximum amount, and the costs of each payment method',
      parameters: { id: 'The id of the author' },
    },
    listTipWords: {
      summary:
        'Returns the messages with tips that an author shows publicly, newest first, optionally for one post',
      parameters: { id: 'The id of the author' },
    },
    listReceivedTips: {
      summary: 'Returns the tips received by the caller, newest first',
    },
    updateTip: {
      summary:
        'Updates a tip received by the caller: thanks the payer, shows or hides its message, or reports the message to operators',
      example: { isThanked: true, isShown: true, isReported: true },
    },
    getTipChoices: {
      summary: 'Returns the caller’s settings for receiving tips, and messages with tips',
    },
    updateTipChoices: {
      summary: 'Turns tips to the caller, or messages with tips, on or off',
      example: { takesTips: true, takesWords: false },
    },
    listAdminTips: {
      summary:
        'Returns tips whose money waits for review by an operator or whose message was reported, newest first',
    },
    releaseTip: {
      summary:
        'Approves the money of a reviewed tip, which can be paid out once it is no longer on hold. Returns 409 `conflict` if the money does not wait for review',
    },
    judgeTipWord: {
      summary:
        'Resolves the report of a tip’s message by keeping or deleting the message. Returns 409 `conflict` if no report is open',
      example: { isKept: true },
    },
  },
};
