import type * as commentReports from './comment-reports';
import type { Docs } from './openapi/docs';

export const docs: Docs<typeof commentReports> = {
  tag: 'Comments',
  schemas: {
    ReportedComment: 'A comment, or a question under a lesson, that a member reported or an operator hid',
  },
  parameters: {
    type: 'The type of resource that the comment belongs to',
    state: 'The state of the comments to return: waiting for review, or hidden',
  },
  endpoints: {
    reportComment: {
      summary:
        'Reports a comment, or a question under a lesson, to the operators. Reporting again has no effect',
    },
    listReportedComments: {
      summary: 'Returns the reported comments that wait for review, or the hidden comments, newest first',
    },
    judgeComment: {
      summary:
        'Hides a reported comment from everyone but its author, leaves it visible, or shows a hidden comment again',
      example: { isHidden: true },
    },
  },
};
