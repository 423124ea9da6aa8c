import { hash, randomInt, timingSafeEqual } from 'node:crypto';

/**
 * A code of eight digits that goes to the person apart from the link of a confidential document: by hand, or to their own
 * telephone. Of all that a link asks for, it alone is nothing that an employer knows.
 */
export function newDeliveryCode(): string {
  return String(randomInt(100_000_000)).padStart(8, '0');
}

/** The hash of a link's code: of another link the same code gives another hash. */
export function hashOfDeliveryCode(deliveryId: string, code: string): string {
  return hash('sha256', `${deliveryId} ${code}`, 'base64url');
}

/** Whether a hash is that of a link's code, in the same time whatever it is. */
export function isHashOfCode(codeHash: string, { id, code }: { id: string; code: string }): boolean {
  return timingSafeEqual(Buffer.from(hashOfDeliveryCode(id, code)), Buffer.from(codeHash));
}
