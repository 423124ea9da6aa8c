/**
 * The whole address of a signed link, so that a client opens it as it is (decision 10).
 * @param origin under which the server is asked, or `PUBLIC_URL`
 * @param link as the storage makes it: within the API, or already the address of a store of objects
 */
export function signedAddress(origin: string, link: string): string {
  return /^https?:\/\//.test(link) ? link : `${origin}/api/${link}`;
}

/** Of the address of a link of this product what stands after the address of its API; any other address as it is. */
export function withinApi(address: string): string {
  return /^https?:\/\/[^/?#]+\/api\/(files\/[^/?#]+)$/.exec(address)?.[1] ?? address;
}
