import { constants, createReadStream, mkdirSync } from 'node:fs';
import { access, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { notFound } from '../contract/errors.ts';
import type { EncryptionKeys } from './encryption-keys.server.ts';
import { kindOf } from './file-kind.server.ts';
import { fileRoutes } from './file-routes.server.ts';
import { filesUnder, hasRoom, placeFile, sweepFolder } from './local-files.server.ts';
import { measure, nothingThere, openFile } from './opening.server.ts';
import { tooLarge } from './pdf-check.server.ts';
import { signTicket, type Ticket } from './signed-link.server.ts';
import { type FileKey, linkSeconds, type Storage, type StoredFile } from './storage.ts';
import { type Content, verifier } from './verifying.server.ts';

type Options = { dataDir: string; maxUploadBytes: number; secret: Buffer; encryptionKeys: EncryptionKeys };

/** Where the local store keeps files, and where they are written until they are whole. */
export function storeFolders(dataDir: string) {
  return { files: join(dataDir, 'files'), arriving: join(dataDir, 'arriving') };
}

/**
 * Keeps files in `<dataDir>/files`, sealed with the first of the keys if there are any, and serves them under `/api/files`, by links signed with the installation's secret.
 * A file comes into being whole: it is written beside its place, checked, flushed to disk, then linked into place.
 */
export function localStorage({ dataDir, maxUploadBytes, secret, encryptionKeys }: Options): Storage {
  const { files, arriving } = storeFolders(dataDir);
  mkdirSync(files, { recursive: true });
  mkdirSync(arriving, { recursive: true });
  const place = (key: FileKey) => join(files, safeKey(key));
  const linkTo = (content: Omit<Ticket, 'expires'>) =>
    `files/${signTicket(secret, { ...content, expires: Math.floor(Date.now() / 1000) + linkSeconds })}`;
  const write = async (key: FileKey, bytes: Readable, size?: number, isSent = false): Promise<StoredFile> => {
    const target = place(key);
    const maxBytes = kindOf(key).isUploaded ? maxUploadBytes : (size ?? 0);
    const parts = { arriving, target, key, seal: encryptionKeys[0], maxBytes, isSent };
    return { ...(await placeFile(bytes, parts)), etag: null };
  };
  const receive = (key: FileKey, bytes: Readable) => write(key, bytes, undefined, true);
  const verify = verifier(encryptionKeys);
  const open = (key: FileKey) => openFile(place(key), key, encryptionKeys);
  const openVerified = async (key: FileKey, known: Content) => {
    await verify(place(key), key, known);
    return open(key);
  };
  const settle = async (key: FileKey): Promise<StoredFile | null> => {
    const file = await measure(place(key), key, encryptionKeys).catch(nothingThere);
    return file && { ...file, etag: null };
  };

  return {
    origin: null,
    maxUploadBytes,
    async uploadLink(key, size = 0) {
      if (size > maxUploadBytes) throw tooLarge(maxUploadBytes);
      return linkTo({ purpose: 'upload', key });
    },
    async downloadLink(key, fileName, { size, sha256 }) {
      const kept = await verify(place(key), key, { size, sha256 }).catch(nothingThere);
      if (!kept) throw notFound('O arquivo deste documento não está como foi guardado.');
      return linkTo({ purpose: 'download', key, fileName, size, sha256 });
    },
    settle,
    read: async (key) => (await open(key)).bytes,
    readKept: async (key) => createReadStream(place(key)),
    write: (key, bytes, size) => write(key, bytes, size),
    remove: (key) => rm(place(key), { force: true }),
    sweep: () => sweepFolder(arriving),
    check: () => access(files, constants.W_OK),
    hasRoom: () => hasRoom(files, maxUploadBytes),
    async holdsFiles() {
      for await (const _ of filesUnder(files)) return true;
      return false;
    },
    serve: (app, onArrival) =>
      fileRoutes(app, { secret, maxUploadBytes, open: openVerified, write: receive, settle, onArrival }),
  };
}

/** Keys are made by the server from identifiers; anything else does not become a path. */
function safeKey(key: FileKey): string {
  if (!/^[0-9a-f-]+(\/[0-9a-f-]+)*\.(pdf|zip|sheet)$/.test(key)) throw notFound();
  return key;
}
