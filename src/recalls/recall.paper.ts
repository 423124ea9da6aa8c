import { answer, answers, placeAndDate, section } from '../documents/paper/blocks.rules.ts';
import { contactOf, letterheadOf } from '../documents/paper/letterhead.rules.ts';
import type { Paper, Signer } from '../documents/paper/paper.ts';
import { signerOf } from '../documents/paper/signers.rules.ts';
import { formatDate } from '../platform/contract/dates.ts';
import { registrationKindOf } from '../platform/contract/registration/registration-kind.rules.ts';
import type { Practice } from '../practice/practice.contract.ts';
import { type Line, whenToDo } from './recalls.rules.ts';

/** What a letter says besides its people, as it is kept. */
export type LetterHead = {
  practice: Omit<Practice, 'letterhead'>;
  /** Which image the letterhead was, of those that issued papers keep; empty for the drawn one. */
  letterhead: string;
  company: { name: string; cnpj: string };
  unit: { identification: string; cnpj: string } | null;
  signer: Signer;
  /** Where the company signs in; without one where the installation was not told its address, and in letters of before. */
  portal?: string;
};

const title = 'Convocação para exames ocupacionais';

/** A letter on paper: whom the company is asked to send, for which exams and by when; never what came out of one. */
export function recallPaper(
  { practice, company, unit, signer, portal }: LetterHead,
  { lines, day, letterhead }: { lines: readonly Line[]; day: string; letterhead: string | null },
): Paper {
  const employer = unit?.cnpj || company.cnpj;
  const withUnits = unit === null && lines.some((line) => line.unit !== '');
  const withVaccines = lines.some(({ exams }) => exams.some(({ isVaccine }) => isVaccine));
  return {
    title,
    letterhead: letterheadOf({ ...practice, letterhead }),
    copies: [
      {
        label: '',
        sections: [
          section(
            'Empresa',
            answers(
              answer('Razão social', company.name, { width: 2 / 3 }),
              answer(registrationKindOf(employer), employer, { width: 1 / 3 }),
              ...(unit ? [answer('Unidade', unit.identification, { width: 1 })] : []),
            ),
          ),
          section('', { kind: 'text', role: 'note', text: withVaccines ? openingWithVaccines : opening, room: 0 }),
          section('Colaboradores', {
            kind: 'table',
            columns: [
              { label: 'Nome', width: withUnits ? 0.27 : 0.3 },
              { label: 'Função', width: withUnits ? 0.19 : 0.25 },
              ...(withUnits ? [{ label: 'Unidade', width: 0.16 }] : []),
              { label: withVaccines ? 'Exames e vacinas' : 'Exames a fazer', width: withUnits ? 0.38 : 0.45 },
            ],
            across: 1,
            detail: '',
            room: 0,
            rows: lines.map((line) => [
              line.name,
              line.function,
              ...(withUnits ? [line.unit] : []),
              line.exams.map(({ name, ...when }) => `${name}: ${whenToDo(when, day)}`).join('\n'),
            ]),
          }),
          section(
            '',
            { kind: 'text', role: 'note', text: closing(practice, portal), room: 0 },
            {
              kind: 'signatures',
              placeAndDate: placeAndDate(practice.formCity, formatDate(day)),
              signers: [signerOf(signer)],
              responsible: null,
            },
          ),
        ],
      },
    ],
    whose: `${company.name} · ${registrationKindOf(employer)} ${employer}`,
    further: [title],
    imprint: null,
  };
}

const opening =
  'Pedimos que encaminhe à clínica os colaboradores abaixo, para os exames ocupacionais do programa de saúde da empresa (NR-7, 7.5), cada um até o dia indicado.';

const openingWithVaccines =
  'Pedimos que encaminhe à clínica os colaboradores abaixo, para os exames ocupacionais do programa de saúde da empresa (NR-7, 7.5), cada um até o dia indicado, e para as vacinas do seu plano (NR-32, 32.2.4.17), cada uma a partir do dia indicado. Toda vacina pode ser recusada por escrito.';

function closing(practice: LetterHead['practice'], portal: string | undefined): string {
  const contact = contactOf(practice) || 'fale com a clínica';
  const self = portal ? ` Também se marca o horário, e se acompanha cada atendimento, em ${portal}.` : '';
  return `Peça a cada um que traga um documento oficial com foto e, se tiver, os exames feitos em outro lugar, os óculos ou as lentes. Para marcar o horário ou dizer quem já não trabalha na empresa: ${contact}.${self} Esta carta diz quem deve vir e para qual exame, nunca o que um exame revelou.`;
}
