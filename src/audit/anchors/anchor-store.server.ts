import type { S3Settings } from '../../platform/storage/s3-client.server.ts';
import type { Head } from '../../trail/chain.db.ts';

/** Where anchors are put: a bucket, and what their names begin with there. */
export type AnchorStore = S3Settings & { prefix: string };

/**
 * Reads `ANCHOR_STORE_URL`: `https://key:secret@machine/bucket`, with a folder behind it where it is wanted, and `?region=`.
 * @throws when it is anything else
 */
export function parseAnchorStore(text: string): AnchorStore {
  const { protocol, host, hostname, username, password, pathname, searchParams, hash } = new URL(text);
  const [bucket = '', ...folders] = pathname.split('/').filter(Boolean).map(decodeURIComponent);
  const isOther = [...searchParams.keys()].some((name) => name !== 'region');
  const isWeb = protocol === 'https:' || protocol === 'http:';
  if (!isWeb || !hostname || !username || !password || isOther || hash) throw new Error('not a store');
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket)) throw new Error('not a bucket');
  return {
    ...{ endpoint: `${protocol}//${host}`, region: searchParams.get('region') || 'us-east-1', bucket },
    ...{ accessKeyId: decodeURIComponent(username), secretAccessKey: decodeURIComponent(password) },
    prefix: folders.map((folder) => `${folder}/`).join(''),
  };
}

/** How many of the last anchors are read back: each of them holds all of the trail before it. */
const newest = 31;

/**
 * Puts an anchor into the store, beside those before it: what has the name already is never written over. The bucket is to keep
 * what it has (object lock): who takes over the server has these credentials, too.
 */
export async function putAnchor(store: AnchorStore, { number, hash }: Head, line: string): Promise<void> {
  const { PutObjectCommand } = await import('@aws-sdk/client-s3');
  const { s3Client, statusOf, withinLimit } = await import('../../platform/storage/s3-client.server.ts');
  const Key = `${store.prefix}anchor-${String(number).padStart(12, '0')}-${hash.slice(0, 16)}.txt`;
  const put = new PutObjectCommand({ Bucket: store.bucket, Key, Body: `${line}\n`, IfNoneMatch: '*' });
  const client = s3Client(store);
  try {
    await withinLimit((limit) => client.send(put, limit));
  } catch (error) {
    if (statusOf(error) !== 412) throw error; // It is there.
  } finally {
    client.destroy();
  }
}

/** What the newest anchors of the store say, one text for all of them. */
export async function anchorsInStore(store: AnchorStore): Promise<string> {
  const { GetObjectCommand, paginateListObjectsV2 } = await import('@aws-sdk/client-s3');
  const { s3Client, withinLimit } = await import('../../platform/storage/s3-client.server.ts');
  const client = s3Client(store);
  try {
    const keys: string[] = [];
    const all = { Bucket: store.bucket, Prefix: `${store.prefix}anchor-` };
    for await (const { Contents = [] } of paginateListObjectsV2({ client }, all)) {
      keys.push(...Contents.flatMap(({ Key }) => Key ?? []));
    }
    const texts: string[] = [];
    for (const Key of keys.sort().slice(-newest)) {
      const get = new GetObjectCommand({ Bucket: store.bucket, Key });
      const { Body } = await withinLimit((limit) => client.send(get, limit));
      texts.push((await Body?.transformToString()) ?? '');
    }
    return texts.join('\n');
  } finally {
    client.destroy();
  }
}
