import { describe, expect, test } from 'vitest';
import { type Permission, policy, reachOf, userTypes } from './policy.ts';

/** The table of roles as decided: permission, then how far it reaches for admin, company and professional. */
const table = [
  ['accounts.manage', 'all', null, null],
  ['practice.manage', 'all', null, null],
  ['admins.read', 'all', null, null],
  ['admins.manage', 'all', null, null],
  ['professionals.list', 'all', null, null],
  ['professionals.read', 'all', null, 'own'],
  ['professionals.manage', 'all', null, null],
  ['addresses.find', 'all', 'all', null],
  ['companies.list', 'all', null, 'all'],
  ['companies.read', 'all', 'own', 'all'],
  ['companies.manage', 'all', null, null],
  ['units.read', null, 'own', 'all'],
  ['units.manage', null, 'own', null],
  ['employees.read', null, 'own', 'all'],
  ['employees.search', null, null, 'all'],
  ['employees.manage', null, 'own', null],
  ['documents.read', null, 'ownNotConfidential', 'all'],
  ['documents.readConfidential', null, null, 'all'],
  ['documents.upload', null, null, 'all'],
  ['documents.withdraw', null, null, 'own'],
  ['documents.print', null, null, 'all'],
  ['documents.issue', null, null, 'all'],
  ['documents.deliver', null, null, 'all'],
  ['documents.bundle', null, 'ownNotConfidential', null],
  ['tasks.manage', 'all', null, null],
  ['notifications.read', 'own', 'own', 'own'],
  ['audit.read', 'all', null, null],
  ['audit.readEmployee', null, null, 'all'],
] as const satisfies [Permission, ...unknown[]][];

test.each(table)('%s reaches %s for an admin, %s for a company, %s for a professional', (permission, ...reaches) => {
  expect(userTypes.map((type) => reachOf(type, permission))).toEqual(reaches);
});

test('the table knows every permission that the policy grants', () => {
  expect(table.map(([permission]) => permission).sort()).toEqual(Object.keys(policy).sort());
});

test('an administrator has no way to health data', () => {
  const ofHealth = table
    .map(([permission]) => permission)
    .filter((name) => /^(units|employees|documents|audit.readEmployee)/.test(name));
  for (const permission of ofHealth) expect(reachOf('admin', permission), permission).toBeNull();
});

describe.each(['', 'auditor', 'Admin', 'toString', 'constructor', '__proto__'])('a user of the type %j', (type) => {
  test('reaches nothing', () => {
    for (const [permission] of table) expect(reachOf(type, permission), permission).toBeNull();
  });
});
