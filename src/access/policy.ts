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
 * Who may do what, by subject: the table of product 1.3 as data. What is not here is forbidden. An administrator has no way to health
 * data (LGPD, art. 11: sensitive data; least privilege).
 */
const permissions = {
  accounts: { manage: { admin: 'all' } },
  practice: { manage: { admin: 'all' } },
  admins: { read: { admin: 'all' }, manage: { admin: 'all' } },
  professionals: {
    list: { admin: 'all' },
    read: { admin: 'all', professional: 'own', reception: 'own' },
    manage: { admin: 'all' },
  },
  companies: {
    list: { admin: 'all', professional: 'all', reception: 'all' },
    read: { admin: 'all', company: 'own', professional: 'all', reception: 'all' },
    manage: { admin: 'all' },
  },
  addresses: { find: { admin: 'all', company: 'all' } },
  reference: { read: { company: 'all', professional: 'all', reception: 'all' } },
  units: { read: { company: 'own', professional: 'all', reception: 'all' }, manage: { company: 'own' } },
  employees: {
    read: { company: 'own', professional: 'all', reception: 'all' },
    search: { professional: 'all', reception: 'all' },
    manage: { company: 'own' },
  },
  documents: {
    read: { company: 'ownNotConfidential', professional: 'all' },
    readConfidential: { professional: 'all' },
    upload: { professional: 'all' },
    withdraw: { professional: 'own' },
    print: { professional: 'all' },
    issue: { professional: 'all' },
    sign: { professional: 'all' },
    deliver: { professional: 'all' },
    bundle: { company: 'ownNotConfidential' },
  },
  programmes: { read: { company: 'own', professional: 'all' }, manage: { professional: 'all' } },
  personData: { take: { professional: 'all' } },
  consents: { read: { professional: 'all' }, manage: { professional: 'all' } },
  privacyRequests: { read: { professional: 'all' }, manage: { professional: 'all' } },
  equipment: { read: { professional: 'all' }, manage: { professional: 'all' } },
  audiograms: { read: { professional: 'all' }, manage: { professional: 'all' } },
  vaccinations: { read: { professional: 'all' }, manage: { professional: 'all' } },
  trends: { read: { professional: 'all' } },
  exams: { read: { professional: 'all' }, manage: { professional: 'all' } },
  absences: {
    read: { company: 'own', professional: 'all' },
    manage: { company: 'own', professional: 'all' },
    readCause: { professional: 'all' },
  },
  restrictions: {
    read: { company: 'own', professional: 'all' },
    manage: { professional: 'all' },
    readReason: { professional: 'all' },
    acknowledge: { company: 'own' },
  },
  personalIntervals: { read: { professional: 'all' }, manage: { professional: 'all' } },
  dueDates: { read: { company: 'own', professional: 'all' } },
  esocial: { read: { company: 'own', professional: 'all' }, manage: { professional: 'all' } },
  // Each its own, and nobody another's, not even to read: the practice's is the one with which it acts by a power of attorney.
  certificates: {
    managePractice: { professional: 'all' },
    manageCompany: { company: 'own' },
    manageOwn: { professional: 'own' },
  },
  annualReports: { read: { professional: 'all' }, manage: { professional: 'all' } },
  diseases: { read: { professional: 'all' }, manage: { professional: 'all' } },
  cats: { read: { professional: 'all' }, manage: { professional: 'all' } },
  // Numbers of what somebody may not read by name are told to them so that nobody is found (decision 142).
  statistics: {
    read: { company: 'own', professional: 'all' },
    readResults: { professional: 'all' },
    readQueue: { company: 'own', professional: 'all', reception: 'all' },
  },
  recalls: { read: { company: 'own', professional: 'all' }, make: { professional: 'all' } },
  agenda: {
    freeTimes: { company: 'all', professional: 'all', reception: 'all' },
    read: { professional: 'all', reception: 'all' },
    manage: { professional: 'all', reception: 'all' },
  },
  referrals: {
    read: { company: 'own', professional: 'all', reception: 'all' },
    make: { company: 'own', professional: 'all', reception: 'all' },
    addExams: { company: 'own', professional: 'all' },
    readReasons: { company: 'own', professional: 'all' },
    followByCalendar: { company: 'own' },
  },
  queue: { work: { professional: 'all', reception: 'all' }, attend: { professional: 'all' } },
  imports: {
    make: { admin: 'all', company: 'own', professional: 'all' },
    registers: { company: 'own', professional: 'all' },
    companies: { admin: 'all' },
    examRecords: { professional: 'all' },
    receipts: { professional: 'all' },
  },
  webhooks: { manage: { admin: 'all', company: 'own' } },
  tasks: { manage: { admin: 'all' } },
  apiTokens: { manage: { admin: 'own', company: 'own', professional: 'own' }, oversee: { admin: 'all' } },
  notifications: { read: { admin: 'own', company: 'own', professional: 'own', reception: 'own' } },
  audit: { read: { admin: 'all' }, readEmployee: { professional: 'all' } },
} as const satisfies Record<string, Record<string, Granted>>;

type Granted = Partial<Record<UserType, Reach>>;
type Permissions = typeof permissions;

/** `units.read`: a subject, and what is done with it. */
export type Permission = {
  [Subject in keyof Permissions & string]: `${Subject}.${keyof Permissions[Subject] & string}`;
}[keyof Permissions & string];

/** To whom each permission is granted. */
export const policy = Object.fromEntries(
  Object.entries(permissions).flatMap(([subject, granted]) =>
    Object.entries(granted).map(([name, to]) => [`${subject}.${name}`, to]),
  ),
) as Readonly<Record<Permission, Granted>>;

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
