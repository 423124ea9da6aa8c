/** The kinds of user (product 1.1). A user of any other type has no permission at all. */
export const userTypes = ['admin', 'company', 'professional'] as const;
export type UserType = (typeof userTypes)[number];

/**
 * How far a permission reaches: every record; the caller's own records; or the caller's own records without those under
 * medical confidentiality.
 */
export type Reach = 'all' | 'own' | 'ownNotConfidential';

/**
 * Who may do what: the table of product 1.3 as data. What is not here is forbidden. An administrator has no way to health
 * data (LGPD, art. 11: sensitive data; least privilege).
 */
export const policy = {
  'accounts.manage': { admin: 'all' },
  'practice.manage': { admin: 'all' },
  'admins.read': { admin: 'all' },
  'admins.manage': { admin: 'all' },
  'professionals.list': { admin: 'all' },
  'professionals.read': { admin: 'all', professional: 'own' },
  'professionals.manage': { admin: 'all' },
  'companies.list': { admin: 'all', professional: 'all' },
  'companies.read': { admin: 'all', company: 'own', professional: 'all' },
  'companies.manage': { admin: 'all' },
  'addresses.find': { admin: 'all', company: 'all' },
  'units.read': { company: 'own', professional: 'all' },
  'units.manage': { company: 'own' },
  'employees.read': { company: 'own', professional: 'all' },
  'employees.search': { professional: 'all' },
  'employees.manage': { company: 'own' },
  'documents.read': { company: 'ownNotConfidential', professional: 'all' },
  'documents.readConfidential': { professional: 'all' },
  'documents.upload': { professional: 'all' },
  'documents.withdraw': { professional: 'own' },
  'documents.print': { professional: 'all' },
  'documents.issue': { professional: 'all' },
  'documents.deliver': { professional: 'all' },
  'documents.bundle': { company: 'ownNotConfidential' },
  'tasks.manage': { admin: 'all' },
  'notifications.read': { admin: 'own', company: 'own', professional: 'own' },
  'audit.read': { admin: 'all' },
  'audit.readEmployee': { professional: 'all' },
} as const satisfies Record<string, Partial<Record<UserType, Reach>>>;

export type Permission = keyof typeof policy;

/** What an endpoint can ask for: a permission, any session, any session even while it is idle, or nothing. */
export type Requirement = Permission | 'signedIn' | 'idle' | 'public';

/**
 * @param type what the user's record says; an unknown type reaches nothing
 * @returns how far the permission reaches for that type, or null when it is not granted
 */
export function reachOf(type: string, permission: Permission): Reach | null {
  const granted: Partial<Record<string, Reach>> = policy[permission];
  return Object.hasOwn(granted, type) ? (granted[type] ?? null) : null;
}
