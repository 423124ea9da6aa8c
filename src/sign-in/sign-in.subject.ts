import type { SubjectDeclaration } from '../trail/subject.ts';

declare module '../trail/subject.ts' {
  interface Subjects {
    signIn: keyof typeof signIn.trail;
  }
}

/** Who may sign in, with sessions, second factors, passkeys, limits and what administrators are told of each other. */
export const signIn = {
  tables: {
    users: { key: ['id'], writtenAt: 'updated_at' },
    sessions: { key: ['token_hash'], writtenAt: null },
    second_factors: { key: ['user_id'], writtenAt: null },
    recovery_codes: { key: ['user_id', 'code_hash'], writtenAt: null },
    passkeys: { key: ['id'], writtenAt: null },
    passkey_challenges: { key: ['challenge_hash'], writtenAt: null },
    sign_in_attempts: { key: ['key'], writtenAt: null },
    unknown_sign_ins: { key: ['network'], writtenAt: null },
    access_notices: { key: ['id'], writtenAt: 'created_at' },
    access_notice_readers: { key: ['notice_id', 'user_id'], writtenAt: null },
    access_links: { key: ['token_hash'], writtenAt: null },
    access_link_requests: { key: ['id'], writtenAt: null },
    former_emails: { key: ['id'], writtenAt: null },
    known_devices: { key: ['user_id', 'device_hash'], writtenAt: null },
  },
  trail: {
    user: {
      label: 'Acesso',
      name: { table: 'users', column: 'email' },
      openToAdmins: true,
      calls: { accounts: 'userId', notices: null },
    },
  },
} as const satisfies SubjectDeclaration;
