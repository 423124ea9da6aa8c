import { hash, randomInt, timingSafeEqual } from 'node:crypto';

/**
 * A code of eight digits that goes to the person apart from the link of a confidential document: by hand, or to their own
 * telephone. Of all that a link asks for, it alone is nothing that an employer knows.
 */
export function newDeliveryCode(): string {
  return String(randomInt(100_000_000)).padStart(8, '0');
}

/** What is stored of a link's code: of another link the same code gives another hash. */
export function hashOfDeliveryCode(deliveryId: string, code: string): string {
  return hash('sha256', `${deliveryId} ${code}`, 'base64url');
}

/** Whether a code is the link's own; a link without a code takes any. */
export function isCodeOf({ id, codeHash }: { id: string; codeHash: string | null }, code: string): boolean {
  if (codeHash === null) return true;
  return timingSafeEqual(Buffer.from(hashOfDeliveryCode(id, code)), Buffer.from(codeHash));
}
