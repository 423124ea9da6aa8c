/** A code, the slips of a hand and the end of an address that was copied with it. */
const longest = 300;

/**
 * The address as it is answered: one under `/v/` that is no address, because of an escape that means nothing or of its length,
 * leads to where no document is. It is then answered as every wrong code is.
 */
export function readableAddress(url: string): string {
  if (!/^\/v\//i.test(url)) return url;
  const path = url.split('?')[0] ?? '';
  return path.length <= longest && isDecodable(path) ? url : `/v/-${url.slice(path.length)}`;
}

function isDecodable(path: string): boolean {
  try {
    // Its value is used: a build takes the call away of which only the failure counts.
    return decodeURIComponent(path) !== '';
  } catch {
    return false;
  }
}
