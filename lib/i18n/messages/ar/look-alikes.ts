import lookAlikes from '@/locales/ar/look-alikes.json';

export default { 'look-alikes': lookAlikes };
