import {
  always,
  anybody,
  companyAndPractice,
  type Expected,
  nothing,
  ownCompanyAndPractice,
  ownCompanyOnly,
  practiceOnly,
  professionalOnly,
} from './outcomes.ts';

/**
 * Whoever reaches the referrals of a world is told of what stands in the way: of the open one, that its day is still to come, its
 * person not there, and nobody sent twice for an occasion; of the other one, that it was cancelled. So both stay for the next caller.
 */
const standing = [409, 409] as const;
const stoodInWayOfPractice: Expected = { ...practiceOnly, professional: standing, reception: standing };
const stoodInWay: Expected = { ...stoodInWayOfPractice, company: [409, 404] };

/** Referral, agenda and queue in the authorisation matrix. */
export const careRows: Readonly<Record<string, Expected>> = {
  'referrals.list': ownCompanyAndPractice,
  'referrals.read': ownCompanyAndPractice,
  'referrals.move': ownCompanyAndPractice,
  'referrals.cancel': stoodInWay,
  'referring.refer': stoodInWay,
  'referring.referMany': stoodInWay,
  'referring.plan': ownCompanyAndPractice,
  'referralCounts.read': ownCompanyAndPractice,
  'queueCounts.read': { ...professionalOnly, reception: always },
  'agenda.listPlaces': companyAndPractice,
  'agenda.readPlace': companyAndPractice,
  'queue.list': practiceOnly,
  'queue.read': practiceOnly,
  'queue.arrive': stoodInWayOfPractice,
  'queue.receive': stoodInWayOfPractice,
  'queue.undoArrival': stoodInWayOfPractice,
  'queue.call': stoodInWayOfPractice,
  'queue.attend': { ...professionalOnly, professional: standing },
  'queue.sendBack': { ...professionalOnly, professional: standing },
  'queue.miss': stoodInWayOfPractice,
  'checklist.read': practiceOnly,
  'checklist.check': stoodInWayOfPractice,
  'agenda.createPlace': practiceOnly,
  'agenda.updatePlace': practiceOnly,
  'agenda.removePlace': stoodInWayOfPractice,
  'agenda.readHours': practiceOnly,
  'agenda.updateHours': practiceOnly,
  'agenda.listBlocks': practiceOnly,
  'agenda.createBlock': practiceOnly,
  'agenda.removeBlock': practiceOnly,
  'agenda.listHolidays': practiceOnly,
  'agenda.putHolidays': practiceOnly,
  'agenda.removeHoliday': practiceOnly,
  'agenda.listPreparations': practiceOnly,
  'agenda.putPreparation': practiceOnly,
  'agenda.removePreparation': practiceOnly,
  'agenda.professionals': practiceOnly,
  'agendaDay.grid': practiceOnly,
  'agendaDay.read': practiceOnly,
  'freeTimes.read': companyAndPractice,
  'guide.open': ownCompanyAndPractice,
  'panelLinks.read': practiceOnly,
  'panelLinks.make': practiceOnly,
  'panelLinks.end': practiceOnly,
  'panel.read': anybody(nothing),
  'calendar.file': ownCompanyAndPractice,
  'calendar.readLink': { ...ownCompanyOnly, company: always },
  'calendar.makeLink': { ...ownCompanyOnly, company: always },
  'calendar.endLink': { ...ownCompanyOnly, company: always },
  // Nobody has made an address, and the one that is asked for leads nowhere.
  'calendarAddress.read': anybody(nothing),
};
