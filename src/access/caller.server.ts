import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../platform/database/database.server.ts';
import type { EncryptionKeys } from '../platform/storage/encryption-keys.server.ts';
import type { Storage } from '../platform/storage/storage.ts';
import type { Repeatable } from './idempotency.server.ts';
import type { Scope } from './scope.ts';
import type { SigningSettings } from './signing-settings.server.ts';

/** What every call is given by the server. */
export type CallContext = {
  db: Database;
  storage: Storage;
  /** What is sealed in rows is sealed with the first of them. */
  encryptionKeys: EncryptionKeys;
  /** The folder of those whose certificates are trusted for signatures, if one is configured. */
  icpBrasilDir: string | undefined;
  /** Whom signing asks beside. */
  signing: SigningSettings;
  /** Whether a mail server is configured: without one nothing is queued for it. */
  isMailOn: boolean;
  /** Networks of the practice's own to which webhooks may lead, as CIDRs. */
  webhookNetworks: readonly string[];
  /** The address service to ask for a CEP, if one is configured. */
  cepServiceUrl: string | undefined;
  /** The kinds of user who must have a second factor. */
  requireSecondFactor: readonly string[];
  /** After how many minutes without work a session asks who it is; undefined where it never does. */
  sessionIdleMinutes: number | undefined;
  /** The installation's configured address. */
  publicUrl: string | undefined;
  /** The address that this installation is called by: the configured one, else the one of the request; no slash at its end. */
  origin: string;
  /** Whether the access that an administrator gives waits for another one's approval. */
  requireSecondAdmin: boolean;
  /** From how many documents that one user opens within an hour the administrators are told; 0 for never. */
  openingsToldAt: number;
  /** How many files one user may send in a day; 0 for any number. */
  uploadsPerDay: number;
  /** The bearer token as it came, not yet checked. */
  token: string | null;
  /** The caller's network address; empty where a proxy has told none. */
  address: string;
  /** The host that the request names, which may be any. */
  host: string;
  /** What the caller's browser says it is: the header `user-agent`. */
  device: string;
  /** The request's number, which is in every answer and in the log. */
  requestId: string;
  log: FastifyBaseLogger;
  /** Sets a header of the answer. */
  setHeader: (name: string, value: string) => void;
};

/** Who calls: a user with a valid session, or a program with a user's API token. */
export type Caller = {
  userId: string;
  type: string;
  ownerId: string;
  sessionId: string;
  /** The API token that it calls with, whose user is the one above; null for a session. */
  apiTokenId: string | null;
  /** Whether the user has a second factor. */
  secondFactor: boolean;
  token: string;
};

/** What a call of a signed-in user is given: who calls, and what this call may touch. */
export type SignedInContext = CallContext & {
  caller: Caller;
  scope: Scope;
  /** The key of a creating call that came with one; for `createOnce`. */
  repeatable: Repeatable | null;
};
