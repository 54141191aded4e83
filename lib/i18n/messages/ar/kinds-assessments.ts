import kindsAssessments from '@/locales/ar/kinds-assessments.json';

export default { 'kinds-assessments': kindsAssessments };
