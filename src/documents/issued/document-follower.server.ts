import type { Database } from '../../platform/database/database.server.ts';
import type { EncryptionKeys } from '../../platform/storage/encryption-keys.server.ts';
import type { NewEntry } from '../../trail/entries.db.ts';
import type { RegisteredEquipment } from '../forms/in-house/equipment-of-exam.rules.ts';
import type { FormKind } from '../forms/registry.ts';
import type { CardDose } from '../forms/vaccination-card/doses-of-register.rules.ts';
import type { IssuedForm } from './issued-reads.db.ts';

/** A document about somebody in the transaction that issues it. */
type Issued = {
  kind: FormKind;
  documentId: string;
  companyId: string;
  employeeId: string;
  /** Who issues it. */
  professionalId: string;
  answers: Readonly<Record<string, unknown>>;
  encryptionKeys: EncryptionKeys;
  /** The referral that the forms were opened with, or that was chosen. */
  referralId: string | undefined;
  /** The one that it corrects. */
  supersedes: IssuedForm | null;
};

/** A document in the transaction that cancels it. */
type Cancelled = IssuedForm & {
  documentId: string;
  /** Who cancels it. */
  cancelledBy: string;
  /** The documents of a kind that stand for the same person. */
  standing: (kind: FormKind) => Promise<readonly { id: string; issuedAt: string }[]>;
};

/**
 * What another subject does when a document about somebody is issued or cancelled, or its file is there: in the same transaction, before the trail
 * is written. It answers what the trail is told besides. The composition says who follows, and in which order.
 */
export type DocumentFollower = {
  afterIssue?: (tx: Database, document: Issued) => Promise<readonly NewEntry[]>;
  afterCancel?: (tx: Database, document: Cancelled) => Promise<readonly NewEntry[]>;
  /** The file of a document that still stands: from now on whoever may read it finds it. */
  afterArrival?: (tx: Database, document: IssuedForm) => Promise<void>;
};

/** What issuing asks of other subjects; the composition hands it in. */
export type DocumentRegister = {
  /** What a person has done on one day (`YYYY-MM-DD`) and nobody withdrew. */
  examsDoneOn: (
    db: Database,
    of: { companyId: string; employeeId: string; doneOn: string },
  ) => Promise<readonly { code: string; name: string }[]>;
  /** The practice's equipment of a serial number; null for none. */
  equipment: (db: Database, serial: string) => Promise<RegisteredEquipment | null>;
  /** The doses of vaccines that a person was given and nobody withdrew, as a card says them. */
  dosesGiven: (db: Database, of: { companyId: string; employeeId: string }) => Promise<readonly CardDose[]>;
  /** The functions for which a person is sent to be examined and does not have yet. */
  newFunctions: (db: Database, companyId: string, employeeId: string) => Promise<readonly string[]>;
};

/** Both, as the composition hands them in. */
export type DocumentParts = { followers: readonly DocumentFollower[]; register: DocumentRegister };

/** Lets all of them follow, one after the other. @returns what the trail is told of it */
export async function follow(
  followers: readonly DocumentFollower[],
  done: (follower: DocumentFollower) => Promise<readonly NewEntry[]> | undefined,
): Promise<NewEntry[]> {
  const entries: NewEntry[] = [];
  for (const follower of followers) entries.push(...((await done(follower)) ?? []));
  return entries;
}
