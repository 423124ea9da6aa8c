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
  bundle: { readBy: 'documents.bundle', shownBy: ['bundles'] },
  company: { readBy: 'companies.read', shownBy: ['companies', 'access'] },
  document: { readBy: 'documents.read', shownBy: ['documents', 'issued', 'deliveries', 'bundleDocuments'] },
  employee: { readBy: 'employees.read', shownBy: ['employees'] },
  notifications: { readBy: 'notifications.read', shownBy: ['notifications'] },
  practice: { readBy: 'signedIn', shownBy: ['practice'] },
  professional: { readBy: 'professionals.read', shownBy: ['professionals', 'access'] },
  task: { readBy: 'tasks.manage', shownBy: ['tasks'] },
  unit: { readBy: 'units.read', shownBy: ['units', 'employees'] },
  user: { readBy: 'accounts.manage', shownBy: ['accounts', 'notices', 'admins', 'companies', 'professionals'] },
} as const satisfies Readonly<Record<string, TopicDeclaration>>;

export type Topic = keyof typeof topics;

/** Whether there is such a topic: another version of the program may announce others. */
export function isTopic(name: string | null): name is Topic {
  return name !== null && Object.hasOwn(topics, name);
}
