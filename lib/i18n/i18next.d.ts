import 'i18next';
import type { MessageTypes } from './resources';

/** Makes `t('…')` know its keys: a misspelt key is a type error. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: MessageTypes;
  }
}
