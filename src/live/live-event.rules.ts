import { reachOf } from '../access/policy.ts';
import { onlyOwner, type Scope, scopeFor, withoutConfidential } from '../access/scope.ts';
import type { Topic, TopicDeclarations } from './topics.ts';

/** That something has changed: which, never what. Whoever may read it asks for it. */
export type LiveEvent = {
  topic: Topic;
  /** The records that have changed; none where they are too many to be named. */
  ids: readonly string[];
  /** Whose records they are. Without it they are of nobody, or the receiver's own. */
  companyId?: string | undefined;
  /** The employee whom they are about, where it is one. */
  employeeId?: string | undefined;
  /** The only user who hears of it. */
  userId?: string | undefined;
  /** The user who has changed it; a screen of theirs is told that it was with their own access. */
  byUserId?: string | undefined;
  /** False where it is known to be under no medical confidentiality; who reads no confidential record hears of nothing else. */
  confidential?: boolean | undefined;
};

/** Who has a stream open. */
export type Receiver = {
  userId: string;
  type: string;
  ownerId: string;
  /** Until there is a second factor, only what any session may have is for it. */
  mustSetUp: boolean;
};

/**
 * Whether somebody may hear of an event: who could read what it is about, by the permission, the reach and the scope of the
 * calls that read it.
 */
export function mayHear(topics: Partial<TopicDeclarations>, receiver: Receiver, event: LiveEvent): boolean {
  if (event.userId !== undefined && event.userId !== receiver.userId) return false;
  const { readBy } = topics[event.topic] ?? {};
  if (!readBy) return false; // Nobody's, or told by another version of the program.
  if (readBy === 'signedIn') return true;
  const reach = receiver.mustSetUp ? null : reachOf(receiver.type, readBy);
  return reach !== null && isWithin(scopeFor(reach, receiver.ownerId), event);
}

function isWithin(scope: Scope, { companyId, userId, ids, confidential }: LiveEvent): boolean {
  if (withoutConfidential(scope) && confidential !== false) return false;
  const owner = onlyOwner(scope);
  if (owner === null) return true;
  if (companyId !== undefined) return companyId === owner;
  if (userId !== undefined) return true; // It is the receiver's own.
  return ids.length > 0 && ids.every((id) => id === owner);
}

/** What a receiver is sent of an event: what the screen needs to know what to ask for, and whether it was their own access. */
export function sentOf({ topic, ids, companyId, employeeId, byUserId }: LiveEvent, { userId }: Receiver): SentEvent {
  return { topic, ids, companyId, employeeId, ...(byUserId === userId ? { isOwn: true } : {}) };
}

export type SentEvent = Pick<LiveEvent, 'topic' | 'ids' | 'companyId' | 'employeeId'> & { isOwn?: true };
