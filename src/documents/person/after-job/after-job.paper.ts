import { registrationText } from '../../../councils/registrations.rules.ts';
import { examsAfterJob, oftenText } from '../../../due-dates/after-job/after-job.labels.ts';
import type { Practice } from '../../../practice/practice.contract.ts';
import { companySection } from '../../company/company.paper.ts';
import { answer, answers, paperDate, section } from '../../paper/blocks.rules.ts';
import type { Paper, PaperSection, Signer } from '../../paper/paper.ts';
import { handedPaper } from '../handed.paper.ts';

/** What goes on after the contract because of one agent. */
type AfterAgent = {
  substance: string;
  since: string;
  until: string;
  exams: { everyYears: number; firstOn: string; untilOn: string } | null;
  /** For how long the record is kept, with the norm. */
  kept: string;
};

/** What the letter says, as it is frozen: agents, exams and days, and no result. */
export type AfterJobLetter = {
  /** On which it was issued. */
  day: string;
  employeeId: string;
  endedOn: string;
  employer: { name: string; cnpj: string };
  worker: Record<'name' | 'cpf' | 'birthDate' | 'function' | 'admittedOn', string>;
  exposures: readonly AfterAgent[];
  /** Day and place of the next exam; empty where none goes on. */
  nextOn: string;
  place: string;
  /** Who answers for the PCMSO on the last day; null where nobody is named. */
  physician: Signer | null;
};

const title = 'Comunicação de exames após o contrato';

const paidBy = (company: string) =>
  `Os exames acima continuam depois do fim do contrato, por obrigação do empregador e sem nenhum custo para o(a) trabalhador(a): quem os oferece e paga é ${company} (NR-7, 7.4.1, b, e Anexo III, 2.17 e 3.5; NR-15, Anexo 12, 19). A cada retorno é comunicada a data da avaliação seguinte (NR-15, Anexo 12, 19.2).`;

const unexamined =
  'Para os agentes sem exame indicado a norma não fixa exames depois do contrato: valem os que pedir o(a) médico(a) do PCMSO ou quem acompanha o(a) trabalhador(a).';

const secrecy =
  'Este papel não traz resultado de exame, e a empresa pode guardá-lo. Quem recebe esta carta deve mostrá-la a quem cuidar da sua saúde.';

/** The letter on paper, to the person who leaves. */
export function afterJobPaper(of: AfterJobLetter, by: { practice: Practice; signer: Signer }): Paper {
  const { employer, worker, exposures, endedOn, physician } = of;
  const isExamined = exposures.some(({ exams }) => exams !== null);
  const isPartly = exposures.some(({ exams }) => exams === null);
  const kept = [...new Set(exposures.map((one) => one.kept))].join(' ');
  return handedPaper(
    {
      ...{ title, worker, day: of.day },
      sections: [
        section(
          'Trabalhador(a)',
          answers(
            ...[answer('Nome', worker.name, { width: 2 / 3 }), answer('CPF', worker.cpf, { width: 1 / 3 })],
            answer('Data de nascimento', paperDate(worker.birthDate), { width: 1 / 3 }),
            ...[answer('Função', worker.function, { width: 2 / 3 })],
            answer('Admissão', paperDate(worker.admittedOn), { width: 1 / 3 }),
            answer('Último dia do contrato', paperDate(endedOn), { width: 2 / 3 }),
          ),
        ),
        companySection(employer),
        section('Exposição no trabalho e exames', {
          kind: 'table',
          columns: [
            { label: 'Agente', width: 0.24 },
            { label: 'De', width: 0.14 },
            { label: 'Até', width: 0.14 },
            { label: 'Exames, com que frequência e até quando', width: 0.48 },
          ],
          across: 1,
          detail: '',
          room: 0,
          rows: exposures.map(({ substance, since, until, exams }) => [
            ...[substance, paperDate(since), paperDate(until)],
            exams ? examsOf(exams) : 'Nenhum fixado pela norma',
          ]),
        }),
        ...(isExamined ? [nextExam(of)] : []),
        section(
          '',
          { kind: 'text', role: 'letter', text: isExamined ? paidBy(employer.name) : unexamined, room: 0 },
          ...(isExamined && isPartly ? [note(unexamined)] : []),
          ...[note(kept), note(secrecy)],
          answers(
            answer('Médico(a) responsável pelo PCMSO', physician?.name ?? '', { width: 2 / 3, room: true }),
            answer('Registro', physician ? registrationText(physician) : '', { width: 1 / 3, room: true }),
          ),
        ),
      ],
    },
    by,
  );
}

function nextExam({ nextOn, place }: AfterJobLetter): PaperSection {
  return section(
    'Próxima avaliação',
    answers(answer('Data', paperDate(nextOn), { width: 1 / 3 }), answer('Local', place, { width: 2 / 3, room: true })),
  );
}

function note(text: string) {
  return { kind: 'text', role: 'note', text, room: 0 } as const;
}

function examsOf({ everyYears, firstOn, untilOn }: NonNullable<AfterAgent['exams']>): string {
  return `${examsAfterJob.join(' e ')}, ${oftenText(everyYears)}: de ${paperDate(firstOn)} a ${paperDate(untilOn)}`;
}
