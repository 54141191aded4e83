import type * as commentReports from './comment-reports';
import type { Docs } from './openapi/docs';

export const docs: Docs<typeof commentReports> = {
  tag: 'Comments',
  schemas: {
    ReportedComment: 'A comment, or a question under a lesson, that somebody reported or an operator hid',
  },
  parameters: {
    type: 'What is commented on',
    state: 'Those that wait, or those that are hidden now',
  },
  endpoints: {
    reportComment: {
      summary: 'Reports a comment, or a question under a lesson, to the operators; twice is once',
    },
    listReportedComments: {
      summary: 'Comments that were reported and wait, newest first; or those that are hidden now',
    },
    judgeComment: {
      summary: 'Hides a reported comment from all but its author, keeps it, or shows a hidden one again',
      example: { isHidden: true },
    },
  },
};
