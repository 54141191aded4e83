import lookAlikes from '@/locales/en/look-alikes.json';

export default { 'look-alikes': lookAlikes };
