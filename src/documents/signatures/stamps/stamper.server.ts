import type { SigningSettings } from '../../../access/signing-settings.server.ts';
import { isRevoked } from '../../../certificates/trust-lookups.server.ts';
import { askTimeStamp } from './ask-time-stamp.server.ts';

/** Gives the time stamp of a signature; null where none came. */
export type Stamper = (signature: Buffer) => Promise<Buffer | null>;

/**
 * Who stamps the signatures of one call, as they are made; null where no service is configured. Once one did not come, no more are asked
 * for, and whoever signs does not wait for each: the jobs go on.
 */
export function stamper(of: { signing: SigningSettings; icpBrasilDir: string | undefined }): Stamper | null {
  const service = of.signing.stamps;
  if (!service) return null;
  let isUp = true;
  // Once for all of a call: a list that does not answer keeps nobody waiting at each.
  let isLookedUp = false;
  return async (signature) => {
    const stamp = isUp ? await askTimeStamp(service, signature, of.icpBrasilDir) : null;
    isUp = stamp !== null && (isLookedUp || !(await isRevoked(stamp.trusted)));
    isLookedUp = true;
    return isUp && stamp ? stamp.token : null;
  };
}
