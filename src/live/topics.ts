import type { Requirement } from '../access/policy.ts';

/** What is announced to whom, and where it is shown. */
type TopicDeclaration = {
  /** What a session needs to hear of it, by the same table as its calls; `signedIn` reaches every session. */
  readonly readBy: Exclude<Requirement, 'public'>;
  /** The features of the API whose answers it changes, as `apiOf` names them: what is on screen of them is asked anew. */
  readonly shownBy: readonly string[];
};

/**
 * All that is announced, one line each. A topic of the name of a subject of the trail is announced by itself with every
 * change that the trail tells of; for others somebody calls `announce`.
 */
export const topics = {
  admin: { readBy: 'admins.read', shownBy: ['admins'] },
  apiToken: { readBy: 'apiTokens.oversee', shownBy: ['allApiTokens'] },
  bundle: { readBy: 'documents.bundle', shownBy: ['bundles'] },
  carePlace: { readBy: 'agenda.freeTimes', shownBy: ['agenda', 'freeTimes', 'agendaDay', 'queueCounts', 'panelLinks'] },
  company: { readBy: 'companies.read', shownBy: ['companies', 'access', 'calendar'] },
  document: { readBy: 'documents.read', shownBy: ['documents', 'issued', 'deliveries', 'bundleDocuments'] },
  dueDates: { readBy: 'dueDates.read', shownBy: ['dueDates'] },
  employee: { readBy: 'employees.read', shownBy: ['employees', 'dueDates', 'programmes'] },
  examPreparation: { readBy: 'agenda.read', shownBy: ['agenda'] },
  examRecord: { readBy: 'exams.read', shownBy: ['exams', 'programmes'] },
  exposureGroup: { readBy: 'programmes.read', shownBy: ['programmes'] },
  holiday: { readBy: 'agenda.freeTimes', shownBy: ['agenda', 'freeTimes', 'agendaDay'] },
  import: { readBy: 'imports.make', shownBy: ['imports'] },
  notifications: { readBy: 'notifications.read', shownBy: ['notifications'] },
  practice: { readBy: 'signedIn', shownBy: ['practice'] },
  professional: { readBy: 'professionals.read', shownBy: ['professionals', 'access'] },
  programme: { readBy: 'programmes.read', shownBy: ['programmes'] },
  recall: { readBy: 'recalls.read', shownBy: ['recalls', 'dueDates'] },
  referral: {
    readBy: 'referrals.read',
    shownBy: ['referrals', 'freeTimes', 'agendaDay', 'queue', 'referralCounts', 'queueCounts'],
  },
  task: { readBy: 'tasks.manage', shownBy: ['tasks'] },
  unit: { readBy: 'units.read', shownBy: ['units', 'employees'] },
  webhook: { readBy: 'webhooks.manage', shownBy: ['webhooks'] },
  user: { readBy: 'accounts.manage', shownBy: ['accounts', 'notices', 'admins', 'companies', 'professionals'] },
} as const satisfies Readonly<Record<string, TopicDeclaration>>;

export type Topic = keyof typeof topics;

/** Whether there is such a topic: another version of the program may announce others. */
export function isTopic(name: string | null): name is Topic {
  return name !== null && Object.hasOwn(topics, name);
}
