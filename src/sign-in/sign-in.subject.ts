import type { SubjectDeclaration } from '../trail/subject.ts';
import { apiTokenLabels } from './api-tokens/api-tokens.labels.ts';

declare module '../live/topics.ts' {
  interface Topics {
    signIn: keyof typeof signIn.live;
  }
}

declare module '../trail/subject.ts' {
  interface Subjects {
    signIn: keyof typeof signIn.trail;
  }
}

/** Who may sign in, with sessions, second factors, passkeys, API tokens, limits and what administrators are told of each other. */
export const signIn = {
  tables: {
    users: { key: ['id'], writtenAt: 'updated_at', person: { none: 'whoever signs in, who is not examined' } },
    sessions: { key: ['token_hash'], writtenAt: null, person: { none: 'of a user' } },
    second_factors: { key: ['user_id'], writtenAt: null, sealed: ['secret'], person: { none: 'of a user' } },
    recovery_codes: {
      key: ['user_id', 'code_hash'],
      writtenAt: null,
      sealed: ['code_hash'],
      person: { none: 'of a user' },
    },
    passkeys: { key: ['id'], writtenAt: null, person: { none: 'of a user' } },
    api_tokens: { key: ['id'], writtenAt: null, person: { none: 'of a user' } },
    passkey_challenges: { key: ['challenge_hash'], writtenAt: null, person: { none: 'of a user' } },
    sign_in_attempts: { key: ['key'], writtenAt: null, person: { none: 'of an address' } },
    unknown_sign_ins: { key: ['network'], writtenAt: null, person: { none: 'of a network' } },
    access_notices: { key: ['id'], writtenAt: 'created_at', person: { none: 'of users' } },
    access_notice_readers: { key: ['notice_id', 'user_id'], writtenAt: null, person: { none: 'of users' } },
    access_links: { key: ['token_hash'], writtenAt: null, person: { none: 'of a user' } },
    access_link_requests: { key: ['id'], writtenAt: null, person: { none: 'of a user' } },
    former_emails: { key: ['id'], writtenAt: null, person: { none: 'of a user' } },
    known_devices: { key: ['user_id', 'device_hash'], writtenAt: null, person: { none: 'of a user' } },
  },
  trail: {
    user: {
      label: 'Acesso',
      name: { table: 'users', column: 'email' },
      openToAdmins: true,
      calls: { accounts: 'userId', notices: null },
    },
    apiToken: {
      label: 'Chave de API',
      name: { table: 'api_tokens', column: 'name' },
      fields: apiTokenLabels,
      openToAdmins: true,
      calls: { apiTokens: 'tokenId', allApiTokens: 'tokenId' },
    },
  },
  live: {
    apiToken: { readBy: 'apiTokens.oversee', shownBy: ['allApiTokens'] },
    user: { readBy: 'accounts.manage', shownBy: ['accounts', 'notices', 'admins', 'companies', 'professionals'] },
  },
} as const satisfies SubjectDeclaration;
