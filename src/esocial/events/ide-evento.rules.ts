import type { EmployerFacts } from './employer.rules.ts';
import { isReceipt } from './receipt.rules.ts';
import type { Rule } from './violation.rules.ts';
import { group, text, type XmlElement } from './xml.rules.ts';

/** What an event says of itself: null for the first, else the receipt of the one that it puts right. */
type OfItself = { rectified: string | null };

/**
 * The part of an event of its own that says whether it is the first, and what made it.
 * @param version what makes it, as `verProc`
 */
export function ideEvento(
  { employer, rectified }: OfItself & { employer: EmployerFacts },
  version: string,
): XmlElement {
  return group(
    'ideEvento',
    text('indRetif', rectified === null ? '1' : '2'),
    text('nrRecibo', rectified ?? ''),
    text('tpAmb', employer.environment),
    text('procEmi', '1'),
    text('verProc', version),
  );
}

/** A receipt that is not one could not be put right. */
export const rectifiedReceiptRule: Rule<OfItself> = {
  ...{ code: 'rectified-receipt-wrong', item: 'ideEvento/nrRecibo', screen: 'event', field: 'Recibo' },
  isBroken: ({ rectified }) => rectified !== null && !isReceipt(rectified),
  say: () => 'O recibo do evento a retificar não tem a forma 1.d.ddddddddddddddddddd: confira o que foi anotado.',
};
