import {
  adminOnly,
  always,
  anybody,
  anySession,
  companyAndProfessional,
  type Expected,
  never,
  nothing,
  nothingAside,
  onlyOwn,
  ownCompanyAndProfessional,
  professionalOnly,
} from './outcomes.ts';

const adminAndCompany: Expected = { ...adminOnly, company: always };
const noWebhook: Expected = { ...adminOnly, admin: nothing, company: nothing };

/** Nobody has sent a spreadsheet. */
const noImport: Expected = { visitor: never, admin: nothing, company: nothing, professional: nothing };

/** Webhooks, tasks, trail, notifications and imports in the authorisation matrix. */
export const houseRows: Readonly<Record<string, Expected>> = {
  'webhooks.list': adminAndCompany,
  'webhooks.create': adminAndCompany,
  // Each test of webhooks says whose one is; no world has any.
  'webhooks.read': noWebhook,
  'webhooks.update': noWebhook,
  'webhooks.remove': noWebhook,
  'webhooks.makeSecret': noWebhook,
  'webhooks.test': noWebhook,
  'webhooks.listDeliveries': noWebhook,
  'webhooks.redeliver': noWebhook,
  'webhooks.redeliverFailed': noWebhook,
  'tasks.list': adminOnly,
  'tasks.read': nothingAside,
  'tasks.retry': nothingAside,
  'tasks.retryAll': adminOnly,
  'tasks.discard': nothingAside,
  'audit.list': adminOnly,
  'audit.listOfEmployee': professionalOnly,
  'notifications.list': anySession,
  'notifications.count': anySession,
  'notifications.read': { ...anybody(nothing), visitor: never, company: onlyOwn },
  'notifications.readAll': { ...anybody(nothing), visitor: never, company: onlyOwn },
  'notifications.choices': anySession,
  'notifications.choose': anySession,
  // Administrators import companies; these are employees, of whom they have none.
  'imports.create': ownCompanyAndProfessional,
  'imports.list': ownCompanyAndProfessional,
  'imports.read': noImport,
  'imports.check': noImport,
  'imports.lines': noImport,
  'imports.problems': noImport,
  'imports.wrongLines': noImport,
  'imports.confirm': noImport,
  'imports.cancel': noImport,
  'imports.model': companyAndProfessional,
};
