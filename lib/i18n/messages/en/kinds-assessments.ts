import kindsAssessments from '@/locales/en/kinds-assessments.json';

export default { 'kinds-assessments': kindsAssessments };
