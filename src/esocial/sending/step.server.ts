import type { Signer } from '../../certificates/certificate-lookups.server.ts';
import type { JobServices } from '../../platform/jobs/job.server.ts';
import type { Batch } from './batches.db.ts';
import type { ServiceAddresses } from './service/call-service.server.ts';

/** Whether the batch can be led on at once, or waits until `next_at`. */
export type Step = 'go on' | 'wait';

/** What a step works with. */
export type By = {
  services: JobServices;
  batch: Batch;
  signer: Signer;
  addresses: ServiceAddresses;
  signal: AbortSignal;
};

/** So much later, as a batch keeps it. */
export function inMs(ms: number): { next_at: string } {
  return { next_at: new Date(Date.now() + ms).toISOString() };
}
