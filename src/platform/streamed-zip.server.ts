import type { Readable } from 'node:stream';
import { type ReadStreamOptions, ZipFile } from 'yazl';

/** Begins a ZIP that is written while it is being read: one file is open at a time, and nothing else is held of them. */
export function streamedZip() {
  const zip = new ZipFile();
  const bytes = zip.outputStream as Readable;
  let open: Readable | null = null;
  // Whoever reads the stream hears of what went wrong, also when it happens before; whoever goes away leaves no file open.
  bytes.on('error', () => {}).once('close', () => open?.destroy());
  zip.on('error', (error: Error) => bytes.destroy(error));
  return {
    zip,
    bytes,
    /**
     * Puts a file into it, as it is.
     * @param read opens it, when its turn has come
     * @param onRead is told when it is in
     */
    addFile(path: string, options: Partial<ReadStreamOptions>, read: () => Promise<Readable>, onRead = () => {}) {
      zip.addReadStreamLazy(path, { ...options, compress: false }, (give) => {
        read().then(
          (file) => {
            open = file.once('error', (error) => zip.emit('error', error)).once('end', onRead);
            if (bytes.destroyed) file.destroy();
            give(null, file);
          },
          (error: Error) => zip.emit('error', error),
        );
      });
    },
  };
}
