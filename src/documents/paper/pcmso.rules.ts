import type { Pcmso } from './paper.ts';

/** What the head of a programme says of who answers for it. */
type Head = {
  validTo: string;
  /** Whether its exemption holds, whatever was true when it was put in force. */
  isExempt: boolean;
  physicianName: string;
  physicianCouncil: string;
  physicianNumber: string;
  physicianUf: string;
};

/**
 * Who answers for a company's PCMSO by the version of its programme that holds; null where none does. A version whose validity
 * is over holds until the next one, and says so.
 * @param day that of the document, `YYYY-MM-DD`
 */
export function pcmsoOf(head: Head | null, day: string): Pcmso | null {
  if (!head) return null;
  const {
    validTo,
    isExempt: exempt,
    physicianName: name,
    physicianCouncil: organ,
    physicianNumber: number,
    physicianUf: uf,
  } = head;
  const endedOn = hasEnded(head, day) ? validTo : '';
  return { physician: exempt || name === '' ? null : { name, organ, number, uf }, exempt, endedOn };
}

/** Whether a version's validity, if it has an end, is over on a day. */
export function hasEnded({ validTo }: Pick<Head, 'validTo'>, day: string): boolean {
  return validTo !== '' && validTo < day;
}
