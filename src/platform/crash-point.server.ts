import { channel } from 'node:diagnostics_channel';

/**
 * Between which steps a process is killed by the tests of faults: after each of them a start must find nothing half done, and
 * nothing lost that was answered. Nothing in the product listens; what does is a module of the tests (decision 91).
 */
export type CrashPoint =
  /** A record that a call makes is written, and not committed; then committed, and not answered. */
  | 'create:written'
  | 'create:committed'
  /** A file is whole on the disk, and not in its place; then in its place, and nobody knows; then its upload is not answered. */
  | 'file:written'
  | 'file:placed'
  | 'upload:published'
  /** A job of a kind is held; then what it does is done, and not noted. */
  | 'job:taken'
  | 'job:performed'
  /** The number of a document is given and its file is typeset, and stored nowhere; then stored, and not noted; then noted. */
  | 'issue:typeset'
  | 'issue:stored'
  | 'issue:noted'
  /** What an import writes is made ready; then written, and not committed; then committed. */
  | 'import:ready'
  | 'import:written'
  | 'import:committed'
  /** A mail is about to be sent; then the other server has taken it. */
  | 'mail:sending'
  | 'mail:sent'
  /** What is told counts as tried; then the other system has answered; then that is noted. */
  | 'webhook:taken'
  | 'webhook:answered'
  | 'webhook:noted'
  /** A batch of the eSocial counts as tried; then it was answered, and not noted; then it is. */
  | 'esocial:trying'
  | 'esocial:answered'
  | 'esocial:noted'
  /** One more file is packed; the whole is ready for whoever asked, and the job not noted. */
  | 'bundle:packing'
  | 'bundle:ready'
  /** What a copy is made of, one after the other; then the archive is whole, and not under its name. */
  | 'backup:begun'
  | 'backup:records-written'
  | 'backup:files-copied'
  | 'backup:manifest-written'
  | 'backup:archived'
  /** The steps of its way back; the records are written, and not committed; then they are. */
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
