import workshopRoom from '@/locales/en/workshop-room.json';

export default { 'workshop-room': workshopRoom };
