import { buffer } from 'node:stream/consumers';
import { fromBuffer } from 'yauzl';

/** What a ZIP holds, by path; a path that leads out of its folder, or bytes that are not those of the list, are an error. */
export function unzip(bytes: Uint8Array): Promise<Map<string, Buffer>> {
  return new Promise((done, failed) => {
    fromBuffer(Buffer.from(bytes), { lazyEntries: true, strictFileNames: true }, (error, zip) => {
      if (error) return failed(error);
      const files = new Map<string, Buffer>();
      zip.on('error', failed);
      zip.on('end', () => done(files));
      zip.on('entry', (entry) => {
        zip.openReadStream(entry, (unreadable, stream) => {
          if (unreadable) return failed(unreadable);
          buffer(stream).then((content) => {
            files.set(entry.fileName, content);
            zip.readEntry();
          }, failed);
        });
      });
      zip.readEntry();
    });
  });
}
