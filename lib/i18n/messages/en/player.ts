import player from '@/locales/en/player.json';

export default { player };
