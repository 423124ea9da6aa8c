import { channel } from 'node:diagnostics_channel';

/**
 * Between which steps a process is killed by the tests of faults: after each of them a start must find nothing half done, and
 * nothing lost that was answered. Nothing in the product listens; what does is a module of the tests (decision 91).
 */
export type CrashPoint =
  /** A record that a call makes is written, and not committed; then committed, and not answered. */
  | 'create:written'
  | 'create:committed'
  /** A file is whole on the disk, and not in its place; then in its place, and nobody knows. */
  | 'file:written'
  | 'file:placed'
  | 'upload:published'
  /** The file of an issued document is noted, and not committed; then committed, and the call not answered. */
  | 'issue:noted'
  | 'issue:finished'
  /** A job of a kind is held; then what it does is done, and not noted. */
  | 'job:taken'
  | 'job:performed'
  | 'mail:sending'
  | 'import:preparing'
  | 'import:written'
  | 'import:committed'
  | 'bundle:packing'
  | 'bundle:ready'
  /** What is told counts as tried; then the other system has answered; then that is noted. */
  | 'webhook:taken'
  | 'webhook:answered'
  | 'webhook:noted'
  | 'backup:begun'
  | 'backup:records-written'
  | 'backup:files-copied'
  | 'backup:manifest-written'
  | 'backup:archived'
  | 'restore:begun'
  | 'restore:unpacked'
  | 'restore:file-put'
  | 'restore:written'
  | 'restore:committed';

/**
 * Says that the work has come to this point. Without a listener it does nothing.
 * @param kind of which kind the work is, where several come by
 */
export function crashPoint(name: CrashPoint, kind?: string): void {
  const point = channel(`zelo:${name}`);
  if (point.hasSubscribers) point.publish(kind);
}
