import workshopExam from '@/locales/en/workshop-exam.json';

export default { 'workshop-exam': workshopExam };
