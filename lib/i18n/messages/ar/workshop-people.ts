import workshopPeople from '@/locales/ar/workshop-people.json';

export default { 'workshop-people': workshopPeople };
