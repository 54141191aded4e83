import workshopPeople from '@/locales/en/workshop-people.json';

export default { 'workshop-people': workshopPeople };
