import { randomUUID } from 'node:crypto';
import { makeBucket } from '../platform/storage/bucket.server.ts';

/** Where `scripts/object-store.ts` serves, unless the environment names another store. */
const store = {
  S3_ENDPOINT: process.env.TEST_S3_ENDPOINT ?? 'http://127.0.0.1:8085',
  S3_REGION: process.env.TEST_S3_REGION ?? 'us-east-1',
  S3_ACCESS_KEY_ID: process.env.TEST_S3_ACCESS_KEY_ID ?? 'test:tester',
  S3_SECRET_ACCESS_KEY: process.env.TEST_S3_SECRET_ACCESS_KEY ?? 'testing',
};

/** Makes an empty bucket and answers the settings that use it. */
export async function createBucket() {
  const settings = { ...store, S3_BUCKET: `zelo-test-${randomUUID()}` };
  await makeBucket({
    endpoint: settings.S3_ENDPOINT,
    region: settings.S3_REGION,
    bucket: settings.S3_BUCKET,
    accessKeyId: settings.S3_ACCESS_KEY_ID,
    secretAccessKey: settings.S3_SECRET_ACCESS_KEY,
  });
  return { settings };
}
