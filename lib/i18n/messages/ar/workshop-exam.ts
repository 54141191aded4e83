import workshopExam from '@/locales/ar/workshop-exam.json';

export default { 'workshop-exam': workshopExam };
