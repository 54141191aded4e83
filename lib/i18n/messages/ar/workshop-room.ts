import workshopRoom from '@/locales/ar/workshop-room.json';

export default { 'workshop-room': workshopRoom };
