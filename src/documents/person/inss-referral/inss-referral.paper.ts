import { daysAfter } from '../../../platform/contract/dates.ts';
import type { Practice } from '../../../practice/practice.contract.ts';
import { companySection } from '../../company/company.paper.ts';
import { answer, answers, paperDate, section } from '../../paper/blocks.rules.ts';
import type { Paper, Signer } from '../../paper/paper.ts';
import { handedPaper } from '../handed.paper.ts';

/** What a referral to the INSS says, as it is frozen: days, and nothing of why. */
export type IssuedInssReferral = {
  /** On which it was issued. */
  day: string;
  employer: { name: string; cnpj: string };
  worker: Record<'name' | 'cpf' | 'birthDate' | 'nis' | 'function' | 'cbo' | 'admittedOn', string>;
  /** The first day away of those that are referred; the last one, or nothing while nobody knows it. */
  startsOn: string;
  endsOn: string;
  /** From which day on they are the INSS's. */
  fromOn: string;
  /** All that counts together for the one cause, up to the day; without an end where it goes on. */
  counted: readonly { startsOn: string; endsOn: string; days: number }[];
};

const title = 'Encaminhamento ao INSS';

const statement =
  'O(A) segurado(a) acima está afastado(a) do trabalho por doença ou acidente há mais de 15 dias e é encaminhado(a) à perícia médica do INSS (Lei 8.213/1991, art. 60; Decreto 3.048/1999, art. 75). Os primeiros 15 dias são pagos pela empresa.';

const secrecy =
  'Este papel não traz diagnóstico nem CID, e a empresa pode guardá-lo: o atestado médico vai ao INSS com o(a) segurado(a).';

/** The referral on paper, for the person and the company alike. */
export function inssReferralPaper(of: IssuedInssReferral, by: { practice: Practice; signer: Signer }): Paper {
  const { employer, worker, startsOn, endsOn, fromOn, counted } = of;
  return handedPaper(
    {
      ...{ title, worker, day: of.day },
      sections: [
        companySection(employer),
        section(
          'Segurado(a)',
          answers(
            ...[answer('Nome', worker.name, { width: 2 / 3 }), answer('CPF', worker.cpf, { width: 1 / 3 })],
            answer('Data de nascimento', paperDate(worker.birthDate), { width: 1 / 3 }),
            answer('NIT', worker.nis, { width: 1 / 3, room: true }),
            answer('Admissão', paperDate(worker.admittedOn), { width: 1 / 3 }),
            ...[answer('Função', worker.function, { width: 2 / 3 }), answer('CBO', worker.cbo, { width: 1 / 3 })],
          ),
        ),
        section(
          'Afastamento',
          answers(
            answer('Véspera do primeiro dia afastado', paperDate(daysAfter(startsOn, -1))),
            answer('Último dia trabalhado, se outro', '', { room: true }),
            answer('Primeiro dia afastado', paperDate(startsOn)),
            answer('Último dia previsto', paperDate(endsOn), { room: true }),
            answer('Pago pela empresa até', paperDate(daysAfter(fromOn, -1))),
            answer('A cargo do INSS desde', paperDate(fromOn)),
          ),
          {
            kind: 'table',
            columns: [
              { label: 'Dias que contam, de', width: 0.4 },
              { label: 'Até', width: 0.4 },
              { label: 'Dias', width: 0.2 },
            ],
            across: 1,
            detail: '',
            room: 0,
            rows: counted.map((part) => [
              paperDate(part.startsOn),
              part.endsOn === '' ? `sem data de fim, contado até ${paperDate(of.day)}` : paperDate(part.endsOn),
              String(part.days),
            ]),
          },
          { kind: 'text', role: 'letter', text: statement, room: 0 },
          { kind: 'text', role: 'note', text: secrecy, room: 0 },
        ),
      ],
    },
    by,
  );
}
