import { CreateBucketCommand, HeadBucketCommand, PutBucketCorsCommand } from '@aws-sdk/client-s3';
import { isMissing, type S3Settings, s3Client, statusOf } from './s3-client.server.ts';

/** Makes the bucket unless it is there. @returns whether it was made */
export async function makeBucket(settings: S3Settings): Promise<boolean> {
  const client = s3Client(settings);
  try {
    await client.send(new HeadBucketCommand({ Bucket: settings.bucket }));
    return false;
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
  await client.send(new CreateBucketCommand({ Bucket: settings.bucket }));
  return true;
}

/**
 * Lets pages of one origin send files to the bucket and get them from it.
 * @returns false when this store does not set CORS by the S3 API; its own configuration must then allow the origin
 */
export async function allowOrigin(settings: S3Settings, origin: string): Promise<boolean> {
  const rule = {
    AllowedOrigins: [origin],
    AllowedMethods: ['GET', 'PUT'],
    AllowedHeaders: ['content-type'],
    MaxAgeSeconds: 3_600,
  };
  try {
    const CORSConfiguration = { CORSRules: [rule] };
    await s3Client(settings).send(new PutBucketCorsCommand({ Bucket: settings.bucket, CORSConfiguration }));
    return true;
  } catch (error) {
    if (statusOf(error) === 501 || statusOf(error) === 405 || statusOf(error) === 400) return false;
    throw error;
  }
}
