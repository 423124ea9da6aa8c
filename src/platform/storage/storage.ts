import type { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';

/** A file's place: a path of identifiers, `owner/subject/file.pdf`; its end says which kind of file stands there. */
export type FileKey = string;

/** What is known of a file once it is in its place: never half a file, never anything but what its place says. */
export type StoredFile = { size: number; sha256: string | null; etag: string | null };

/** What was written down of a file when it arrived, for comparing; null where nothing was. */
export type KnownFile = { [Fact in keyof StoredFile]: StoredFile[Fact] | null };

/** Told of each file that a link of the server itself has put into its place. */
export type OnArrival = (key: FileKey, file: StoredFile) => Promise<void>;

/**
 * Where files are kept. Links live for minutes, serve one file for one purpose, and work without a session: whoever holds
 * one was given it by a call that checked the caller. A file that is in its place is never overwritten.
 */
export type Storage = {
  /** The origin that the browser sends files to and gets them from; null when it is the server's own. */
  origin: string | null;
  /** What a file that is sent may have. */
  maxUploadBytes: number;
  /**
   * A link that takes a PUT of the file's bytes as what its place says: `application/pdf`, or a spreadsheet's bytes.
   * @throws 400 for a size above the limit, or when the store binds links to a size and none is given
   */
  uploadLink(key: FileKey, size: number | undefined): Promise<string>;
  /**
   * A link that answers the file by GET.
   * @param fileName what the browser offers for saving it
   * @param known the content that must be there; a store that serves the bytes itself has read them all before it answers
   * @throws 404 when there is no file; FILE_ALTERED, or 404 from an object store, when it holds something else
   */
  downloadLink(key: FileKey, fileName: string, known: KnownFile): Promise<string>;
  /**
   * Verifies what was sent to the upload link and puts it into its place. May be called again at any time.
   * @returns null while nothing has arrived
   * @throws 400 when something other than a PDF of allowed size arrived; it is removed
   */
  settle(key: FileKey): Promise<StoredFile | null>;
  /**
   * Opens a stored file.
   * @param etag the store's own name of the content that it must be, where there is one
   * @throws when there is none
   */
  read(key: FileKey, etag?: string | null): Promise<Readable>;
  /** Opens a stored file as it is kept: one that is sealed stays so (backup). @throws when there is none */
  readKept(key: FileKey, etag?: string | null): Promise<Readable>;
  /**
   * Puts a file that the server has made, or another installation has verified, into its place: whole, or not at all.
   * @param size of exactly so many bytes; an object store has to know before the first
   */
  write(key: FileKey, bytes: Readable, size: number): Promise<StoredFile>;
  /** Removes a file, and what was sent for it, if there is any. */
  remove(key: FileKey): Promise<void>;
  /** Removes what was sent and never became a file, once it is an hour old or was left by a process that has ended. */
  sweep(): Promise<void>;
  /** Throws when the store can't be reached or written to. */
  check(): Promise<void>;
  /** Whether a file of the largest allowed size would find room; of an object store, whether anything does, as it was a minute ago. */
  hasRoom(): Promise<boolean>;
  /** Whether any file is kept. */
  holdsFiles(): Promise<boolean>;
  /** Adds to the server what the store's links need there. */
  serve(app: FastifyInstance, onArrival: OnArrival): void;
};

/** How long a signed link lives (product 6.4). */
export const linkSeconds = 5 * 60;

/** What was sent and has not become a document after this time never will. */
export const arrivalMilliseconds = 3_600_000;
