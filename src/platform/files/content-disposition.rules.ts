/** What RFC 8187 (3.2.1) wants encoded and `encodeURIComponent` leaves. */
const leftOut = /['()*]/g;

/**
 * What a browser is told to do with a file, and what to call it, in every language (RFC 6266, RFC 8187).
 * @param shown whether it is shown or offered to be saved
 */
export function contentDisposition(shown: 'inline' | 'attachment', fileName: string): string {
  const encoded = encodeURIComponent(fileName.toWellFormed()).replace(
    leftOut,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${shown}; filename*=UTF-8''${encoded}`;
}

/** The name that such a header gives a file, or null. */
export function fileNameIn(header: string | null): string | null {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(header ?? '')?.[1];
  return encoded === undefined ? null : decodeURIComponent(encoded);
}
