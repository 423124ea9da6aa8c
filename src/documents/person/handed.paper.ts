import { formatDate } from '../../platform/contract/dates.ts';
import type { Practice } from '../../practice/practice.contract.ts';
import { placeAndDate, wholeSection } from '../paper/blocks.rules.ts';
import { letterheadOf } from '../paper/letterhead.rules.ts';
import type { Paper, PaperSection, Signer } from '../paper/paper.ts';
import { signerOf } from '../paper/signers.rules.ts';

type Handed = {
  title: string;
  worker: { name: string; cpf: string };
  /** On which it is issued, YYYY-MM-DD. */
  day: string;
  sections: readonly PaperSection[];
};

/** A paper about a person that is handed to them: signed by whoever issues it, and by the person for the copy that they receive. */
export function handedPaper(
  { title, worker, day, sections }: Handed,
  { practice, signer }: { practice: Practice; signer: Signer },
): Paper {
  const signatures = wholeSection('', {
    kind: 'signatures',
    placeAndDate: placeAndDate(practice.formCity, formatDate(day)),
    signers: [signerOf(signer), { name: worker.name, role: 'Recebi a minha via em ____ / ____ / ________', lines: [] }],
    responsible: null,
  });
  return {
    title,
    letterhead: letterheadOf(practice),
    copies: [{ label: '', sections: [...sections, signatures] }],
    whose: `${worker.name} · CPF ${worker.cpf}`,
    further: [title],
    imprint: null,
  };
}
