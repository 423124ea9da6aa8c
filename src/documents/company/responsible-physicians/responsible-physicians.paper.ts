import { registrationText } from '../../../councils/registrations.rules.ts';
import { formatDate } from '../../../platform/contract/dates.ts';
import type { Practice } from '../../../practice/practice.contract.ts';
import { paperDate, placeAndDate, section, wholeSection } from '../../paper/blocks.rules.ts';
import { letterheadOf } from '../../paper/letterhead.rules.ts';
import type { Paper, Signer } from '../../paper/paper.ts';
import { signerOf } from '../../paper/signers.rules.ts';
import { type CompanyOnPaper, companySection, nameAndNumber } from '../company.paper.ts';
import type { Gap, PhysicianPeriod } from './physician-periods.rules.ts';

/** What the list says, as it is frozen. */
export type ResponsiblePhysicians = {
  company: CompanyOnPaper;
  /** The day that it is of. */
  day: string;
  periods: readonly PhysicianPeriod[];
};

const title = 'Relação dos médicos responsáveis pelo PCMSO';

const gaps: Readonly<Record<Gap, string>> = {
  exempt: 'Ninguém: a empresa declarou-se dispensada do PCMSO (NR-1, 1.8.6)',
  unnamed: 'Ninguém: a versão do programa não indicou médico(a) responsável',
  none: 'Ninguém: nenhuma versão do programa estava em vigor',
};

/** The list on paper: from when to when each answered, and every time in which nobody did. */
export function responsiblePhysiciansPaper(
  { company, day, periods }: ResponsiblePhysicians,
  { practice, signer }: { practice: Practice; signer: Signer },
): Paper {
  return {
    title,
    letterhead: letterheadOf(practice),
    copies: [
      {
        label: '',
        sections: [
          companySection(company),
          section(
            'Responsáveis',
            {
              kind: 'table',
              columns: [
                { label: 'De', width: 0.14 },
                { label: 'Até', width: 0.14 },
                { label: 'Médico(a) responsável', width: 0.48 },
                { label: 'Registro', width: 0.24 },
              ],
              across: 1,
              detail: '',
              room: 0,
              rows: periods.map(({ from, to, physician, gap }) => [
                paperDate(from),
                to === '' ? 'hoje' : paperDate(to),
                physician?.name ?? (gap ? gaps[gap] : ''),
                physician ? registrationText(physician) : '',
              ]),
            },
            { kind: 'text', role: 'note', text: noteOn(day), room: 0 },
          ),
          wholeSection('', {
            kind: 'signatures',
            placeAndDate: placeAndDate(practice.formCity, formatDate(day)),
            signers: [signerOf(signer)],
            responsible: null,
          }),
        ],
      },
    ],
    whose: nameAndNumber(company),
    further: [title],
    imprint: null,
  };
}

function noteOn(day: string): string {
  return `Pelas versões do programa registradas até ${paperDate(day)}. Quem respondeu pelo PCMSO antes da primeira delas não consta deste registro (NR-7, 7.4.1, c; eSocial, S-2220, respMonit).`;
}
