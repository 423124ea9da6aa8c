import { describe, expect, test } from 'vitest';
import { type Permission, policy, reachOf, userTypes } from './policy.ts';

/** The table of roles as decided: permission, then how far it reaches for admin, company, professional and reception. */
const table = [
  ['accounts.manage', 'all', null, null, null],
  ['practice.manage', 'all', null, null, null],
  ['admins.read', 'all', null, null, null],
  ['admins.manage', 'all', null, null, null],
  ['professionals.list', 'all', null, null, null],
  ['professionals.read', 'all', null, 'own', 'own'],
  ['professionals.manage', 'all', null, null, null],
  ['addresses.find', 'all', 'all', null, null],
  ['companies.list', 'all', null, 'all', 'all'],
  ['companies.read', 'all', 'own', 'all', 'all'],
  ['companies.manage', 'all', null, null, null],
  ['reference.read', null, 'all', 'all', 'all'],
  ['units.read', null, 'own', 'all', 'all'],
  ['units.manage', null, 'own', null, null],
  ['employees.read', null, 'own', 'all', 'all'],
  ['employees.search', null, null, 'all', 'all'],
  ['employees.manage', null, 'own', null, null],
  ['documents.read', null, 'ownNotConfidential', 'all', null],
  ['documents.readConfidential', null, null, 'all', null],
  ['documents.upload', null, null, 'all', null],
  ['documents.withdraw', null, null, 'own', null],
  ['documents.print', null, null, 'all', null],
  ['documents.issue', null, null, 'all', null],
  ['documents.sign', null, null, 'all', null],
  ['documents.deliver', null, null, 'all', null],
  ['documents.bundle', null, 'ownNotConfidential', null, null],
  ['programmes.read', null, 'own', 'all', null],
  ['programmes.manage', null, null, 'all', null],
  ['personData.take', null, null, 'all', null],
  ['equipment.read', null, null, 'all', null],
  ['equipment.manage', null, null, 'all', null],
  ['audiograms.read', null, null, 'all', null],
  ['audiograms.manage', null, null, 'all', null],
  ['vaccinations.read', null, null, 'all', null],
  ['vaccinations.manage', null, null, 'all', null],
  ['trends.read', null, null, 'all', null],
  ['exams.read', null, null, 'all', null],
  ['exams.manage', null, null, 'all', null],
  ['absences.read', null, 'own', 'all', null],
  ['absences.manage', null, 'own', 'all', null],
  ['absences.readCause', null, null, 'all', null],
  ['restrictions.read', null, 'own', 'all', null],
  ['restrictions.manage', null, null, 'all', null],
  ['restrictions.readReason', null, null, 'all', null],
  ['restrictions.acknowledge', null, 'own', null, null],
  ['consents.read', null, null, 'all', null],
  ['consents.manage', null, null, 'all', null],
  ['privacyRequests.read', null, null, 'all', null],
  ['privacyRequests.manage', null, null, 'all', null],
  ['personalIntervals.read', null, null, 'all', null],
  ['personalIntervals.manage', null, null, 'all', null],
  ['dueDates.read', null, 'own', 'all', null],
  ['statistics.read', null, 'own', 'all', null],
  ['statistics.readResults', null, null, 'all', null],
  ['statistics.readQueue', null, 'own', 'all', 'all'],
  ['esocial.read', null, 'own', 'all', null],
  ['esocial.manage', null, null, 'all', null],
  ['certificates.managePractice', null, null, 'all', null],
  ['certificates.manageCompany', null, 'own', null, null],
  ['certificates.manageOwn', null, null, 'own', null],
  ['annualReports.read', null, null, 'all', null],
  ['annualReports.manage', null, null, 'all', null],
  ['diseases.read', null, null, 'all', null],
  ['diseases.manage', null, null, 'all', null],
  ['cats.read', null, null, 'all', null],
  ['cats.manage', null, null, 'all', null],
  ['recalls.read', null, 'own', 'all', null],
  ['recalls.make', null, null, 'all', null],
  ['agenda.freeTimes', null, 'all', 'all', 'all'],
  ['agenda.read', null, null, 'all', 'all'],
  ['agenda.manage', null, null, 'all', 'all'],
  ['referrals.read', null, 'own', 'all', 'all'],
  ['referrals.make', null, 'own', 'all', 'all'],
  ['referrals.addExams', null, 'own', 'all', null],
  ['referrals.readReasons', null, 'own', 'all', null],
  ['referrals.followByCalendar', null, 'own', null, null],
  ['queue.work', null, null, 'all', 'all'],
  ['queue.attend', null, null, 'all', null],
  ['imports.make', 'all', 'own', 'all', null],
  ['imports.registers', null, 'own', 'all', null],
  ['imports.companies', 'all', null, null, null],
  ['imports.examRecords', null, null, 'all', null],
  ['imports.receipts', null, null, 'all', null],
  ['webhooks.manage', 'all', 'own', null, null],
  ['tasks.manage', 'all', null, null, null],
  ['apiTokens.manage', 'own', 'own', 'own', null],
  ['apiTokens.oversee', 'all', null, null, null],
  ['notifications.read', 'own', 'own', 'own', 'own'],
  ['audit.read', 'all', null, null, null],
  ['audit.readEmployee', null, null, 'all', null],
] as const satisfies [Permission, ...unknown[]][];

test.each(table)(
  '%s reaches %s for an admin, %s for a company, %s for a professional, %s for the reception',
  (permission, ...reaches) => {
    expect(userTypes.map((type) => reachOf(type, permission))).toEqual(reaches);
  },
);

test('the table knows every permission that the policy grants', () => {
  expect(table.map(([permission]) => permission).sort()).toEqual(Object.keys(policy).sort());
});

/** What an administrator may reach, for nothing of anybody's health is there: whole subjects, and single permissions. */
const withoutHealth = new Set([
  ...['accounts', 'practice', 'admins', 'professionals', 'companies', 'addresses', 'imports.make', 'imports.companies'],
  ...['webhooks', 'tasks', 'apiTokens', 'notifications', 'audit.read'],
]);

/** What the reception may reach, for nothing clinical is there. */
const notClinical = new Set([
  ...['professionals', 'companies', 'reference', 'units', 'employees', 'agenda', 'referrals', 'queue.work'],
  ...['notifications', 'statistics.readQueue'],
]);

/** What a kind of user reaches that is not among these. */
const beyond = (type: string, some: ReadonlySet<string>) =>
  table
    .map(([permission]) => permission)
    .filter((permission) => reachOf(type, permission) !== null)
    .filter((permission) => !some.has(permission) && !some.has(permission.replace(/\..*/, '')));

test('an administrator has no way to health data', () => {
  expect(beyond('admin', withoutHealth), 'Name what holds no health data in `withoutHealth`.').toEqual([]);
});

test('the reception has no way to documents, results, programmes or due dates', () => {
  expect(beyond('reception', notClinical), 'Name what holds nothing clinical in `notClinical`.').toEqual([]);
});

describe.each(['', 'auditor', 'Admin', 'toString', 'constructor', '__proto__'])('a user of the type %j', (type) => {
  test('reaches nothing', () => {
    for (const [permission] of table) expect(reachOf(type, permission), permission).toBeNull();
  });
});
