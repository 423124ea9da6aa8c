import { anyHealth, type Expected, nothing, ownCompanyAndProfessional, professionalOnly } from './outcomes.ts';

/** Programme, exams, due dates and recalls in the authorisation matrix. */
export const healthRows: Readonly<Record<string, Expected>> = {
  'dueDates.list': anyHealth,
  'dueDates.counts': anyHealth,
  'dueDates.read': ownCompanyAndProfessional,
  // Who is not within reach is left out.
  'dueDates.badges': anyHealth,
  'dueDates.dismissal': ownCompanyAndProfessional,
  'dueDates.progress': ownCompanyAndProfessional,
  'programmes.list': ownCompanyAndProfessional,
  'programmes.read': ownCompanyAndProfessional,
  // A version is in preparation already.
  'programmes.prepare': { ...professionalOnly, professional: [409, 409] },
  'programmes.updateHead': professionalOnly,
  'programmes.discard': professionalOnly,
  'programmes.compare': ownCompanyAndProfessional,
  'programmes.putInForce': professionalOnly,
  'programmes.addGroup': professionalOnly,
  'programmes.updateGroup': professionalOnly,
  'programmes.removeGroup': professionalOnly,
  // Each world copies to its own company, whose group it is.
  'programmes.copyGroup': { ...professionalOnly, professional: [400, 400] },
  'programmes.functions': ownCompanyAndProfessional,
  'programmes.members': ownCompanyAndProfessional,
  'programmes.assign': professionalOnly,
  'programmes.plan': professionalOnly,
  // Nobody has been recalled in a world, nor has anything to do.
  'recalls.make': { ...professionalOnly, professional: nothing },
  'recalls.list': ownCompanyAndProfessional,
  'recalls.letter': { ...ownCompanyAndProfessional, company: nothing, professional: nothing },
  'exams.list': professionalOnly,
  'exams.read': professionalOnly,
  'exams.create': professionalOnly,
  'exams.withdraw': professionalOnly,
  'absences.list': ownCompanyAndProfessional,
  'absences.read': ownCompanyAndProfessional,
  'absences.create': ownCompanyAndProfessional,
  'absences.update': ownCompanyAndProfessional,
  'absences.withdraw': ownCompanyAndProfessional,
  'personalIntervals.list': professionalOnly,
  'personalIntervals.read': professionalOnly,
  'personalIntervals.create': professionalOnly,
  'personalIntervals.update': professionalOnly,
  'personalIntervals.withdraw': professionalOnly,
};
