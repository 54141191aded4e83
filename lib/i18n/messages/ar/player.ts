import player from '@/locales/ar/player.json';

export default { player };
