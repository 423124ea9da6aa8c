/**
 * The kinds of user (product 1.1): `reception` is a professional whose register gives no clinical access. A user of any other
 * type has no permission at all.
 */
export const userTypes = ['admin', 'company', 'professional', 'reception'] as const;
export type UserType = (typeof userTypes)[number];

/** Whether a user is registered as a professional, whatever access that gives. */
export function isProfessional(type: string): boolean {
  return type === 'professional' || type === 'reception';
}

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
  'professionals.read': { admin: 'all', professional: 'own', reception: 'own' },
  'professionals.manage': { admin: 'all' },
  'companies.list': { admin: 'all', professional: 'all', reception: 'all' },
  'companies.read': { admin: 'all', company: 'own', professional: 'all', reception: 'all' },
  'companies.manage': { admin: 'all' },
  'addresses.find': { admin: 'all', company: 'all' },
  'reference.read': { company: 'all', professional: 'all', reception: 'all' },
  'units.read': { company: 'own', professional: 'all', reception: 'all' },
  'units.manage': { company: 'own' },
  'employees.read': { company: 'own', professional: 'all', reception: 'all' },
  'employees.search': { professional: 'all', reception: 'all' },
  'employees.manage': { company: 'own' },
  'documents.read': { company: 'ownNotConfidential', professional: 'all' },
  'documents.readConfidential': { professional: 'all' },
  'documents.upload': { professional: 'all' },
  'documents.withdraw': { professional: 'own' },
  'documents.print': { professional: 'all' },
  'documents.issue': { professional: 'all' },
  'documents.deliver': { professional: 'all' },
  'documents.bundle': { company: 'ownNotConfidential' },
  'programmes.read': { company: 'own', professional: 'all' },
  'programmes.manage': { professional: 'all' },
  'personData.take': { professional: 'all' },
  'exams.read': { professional: 'all' },
  'exams.manage': { professional: 'all' },
  'dueDates.read': { company: 'own', professional: 'all' },
  'recalls.read': { company: 'own', professional: 'all' },
  'recalls.make': { professional: 'all' },
  'agenda.freeTimes': { company: 'all', professional: 'all', reception: 'all' },
  'agenda.read': { professional: 'all', reception: 'all' },
  'agenda.manage': { professional: 'all', reception: 'all' },
  'referrals.read': { company: 'own', professional: 'all', reception: 'all' },
  'referrals.make': { company: 'own', professional: 'all', reception: 'all' },
  'referrals.followByCalendar': { company: 'own' },
  'queue.work': { professional: 'all', reception: 'all' },
  'queue.attend': { professional: 'all' },
  'imports.make': { admin: 'all', company: 'own', professional: 'all' },
  'imports.registers': { company: 'own', professional: 'all' },
  'imports.companies': { admin: 'all' },
  'imports.examRecords': { professional: 'all' },
  'webhooks.manage': { admin: 'all', company: 'own' },
  'tasks.manage': { admin: 'all' },
  'apiTokens.manage': { admin: 'own', company: 'own', professional: 'own' },
  'apiTokens.oversee': { admin: 'all' },
  'notifications.read': { admin: 'own', company: 'own', professional: 'own', reception: 'own' },
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
