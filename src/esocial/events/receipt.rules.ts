/** A receipt of the eSocial: `1.d.` and nineteen digits (layout, nrRecibo). */
export function isReceipt(receipt: string): boolean {
  return /^1\.\d\.\d{19}$/.test(receipt);
}
