// Made of lib/contract by `npm run endpoints`; a test compares them.
import { address } from '@/lib/client/address';
import type * as kindsPackages from '@/lib/contract/kinds/packages';

export const bookLessons = /* @__PURE__ */ address<typeof kindsPackages.bookLessons>('bookLessons', 'POST', '/entitlements/{id}/package/lessons', { touches: ['getPackage', 'listPackageSlots', 'listPackageWeeks', 'getPurchase'], answers: ['getPackage', 'id'] });
export const cancelBookedLesson = /* @__PURE__ */ address<typeof kindsPackages.cancelBookedLesson>('cancelBookedLesson', 'POST', '/package-lessons/{id}/cancel', { touches: ['getPackage', 'listPackageSlots', 'listPackageWeeks', 'getPurchase'] });
export const choosePackage = /* @__PURE__ */ address<typeof kindsPackages.choosePackage>('choosePackage', 'PUT', '/products/{id}/package', { answers: ['getChosenPackage', 'id'] });
export const dropPackage = /* @__PURE__ */ address<typeof kindsPackages.dropPackage>('dropPackage', 'DELETE', '/products/{id}/package', { touches: ['getCart'] });
export const endPackage = /* @__PURE__ */ address<typeof kindsPackages.endPackage>('endPackage', 'POST', '/booking-packages/{id}/end', { touches: ['listHostPackages', 'listBookings', 'listWaitingBookings'] });
export const getChosenPackage = /* @__PURE__ */ address<typeof kindsPackages.getChosenPackage>('getChosenPackage', 'GET', '/products/{id}/package');
export const getLessonCalendar = /* @__PURE__ */ address<typeof kindsPackages.getLessonCalendar>('getLessonCalendar', 'GET', '/package-lessons/{id}/calendar');
export const getPackage = /* @__PURE__ */ address<typeof kindsPackages.getPackage>('getPackage', 'GET', '/entitlements/{id}/package');
export const listHostPackages = /* @__PURE__ */ address<typeof kindsPackages.listHostPackages>('listHostPackages', 'GET', '/booking-packages');
export const listPackageSlots = /* @__PURE__ */ address<typeof kindsPackages.listPackageSlots>('listPackageSlots', 'GET', '/entitlements/{id}/package/slots');
export const listPackageWeeks = /* @__PURE__ */ address<typeof kindsPackages.listPackageWeeks>('listPackageWeeks', 'GET', '/entitlements/{id}/package/weeks');
export const moveBookedLesson = /* @__PURE__ */ address<typeof kindsPackages.moveBookedLesson>('moveBookedLesson', 'POST', '/package-lessons/{id}/move', { touches: ['getPackage', 'listPackageSlots', 'listPackageWeeks', 'getPurchase'] });
