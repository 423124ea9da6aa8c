import { answer, answers, fitting, paperDate, section, wholeSection } from '../../documents/paper/blocks.rules.ts';
import { contactOf, letterheadOf } from '../../documents/paper/letterhead.rules.ts';
import type { Paper, PaperBlock } from '../../documents/paper/paper.ts';
import { timeOf } from '../../platform/clock/moments.ts';
import { formatDate } from '../../platform/contract/dates.ts';
import { registrationKindOf } from '../../platform/contract/registration/registration-kind.rules.ts';
import type { Practice } from '../../practice/practice.contract.ts';
import { type Occasion, occasionLabels } from '../../programmes/programmes.labels.ts';
import type { ReferralState } from '../referrals.labels.ts';

/** What a guide says: who comes, where, when and for what; nothing of what was ever found out about the person. */
export type Guided = {
  referral: {
    /** 'Guia 2026/000123'. */
    name: string;
    occasion: Occasion;
    newFunction: string;
    returnOn: string | null;
    state: ReferralState;
    day: string;
    startsAt: number | null;
    professionalName: string;
  };
  company: { name: string; cnpj: string };
  employee: { name: string; cpf: string; function: string };
  place: { name: string; address: string; bring: string };
  exams: readonly { name: string; preparation: string }[];
  practice: Practice;
};

/** Where a guide stands; of one that is to be used nothing is said. */
const standing: Readonly<Record<ReferralState, string>> = {
  scheduled: '',
  arrived: '',
  attending: '',
  completed: 'Concluída: o atendimento já foi feito.',
  missed: 'O colaborador não compareceu. Para usar esta guia, remarque o atendimento.',
  cancelled: 'Cancelada: esta guia não vale mais.',
};

/** A referral on paper, as it stands: the person takes it along. */
export function guidePaper({ referral, company, employee, place, exams, practice }: Guided): Paper {
  const title = `Guia de encaminhamento ${referral.name.replace(/^Guia /, '')}`;
  const stands = standing[referral.state];
  return {
    title,
    letterhead: letterheadOf(practice),
    copies: [
      {
        label: '',
        sections: [
          ...(stands ? [wholeSection('Situação', { kind: 'statement', text: stands })] : []),
          section(
            'Empresa',
            answers(
              answer('Razão social', company.name, { width: 2 / 3 }),
              answer(registrationKindOf(company.cnpj), company.cnpj, { width: 1 / 3 }),
            ),
          ),
          section(
            'Colaborador(a)',
            answers(
              answer('Nome', employee.name, { width: 2 / 3 }),
              answer('CPF', employee.cpf, { width: 1 / 3 }),
              ...(employee.function ? [answer('Função', employee.function, { width: 1 })] : []),
            ),
          ),
          section('Atendimento', answers(...attendance(referral), ...whereTo(place))),
          section('Exames a fazer', examsToDo(exams)),
          ...(place.bring ? [section('O que trazer', note(place.bring))] : []),
          section('', note(closing(practice))),
        ],
      },
    ],
    whose: `${employee.name} · CPF ${paperDate(employee.cpf)}`,
    further: [],
    imprint: null,
  };
}

function attendance({ occasion, newFunction, returnOn, day, startsAt, professionalName }: Guided['referral']) {
  return [
    fitting('Dia', paperDate(formatDate(day))),
    fitting('Horário', startsAt === null ? 'por ordem de chegada' : timeOf(startsAt)),
    fitting('Ocasião', occasionLabels[occasion]),
    ...(newFunction ? [fitting('Nova função', newFunction)] : []),
    ...(returnOn ? [fitting('Retorno ao trabalho em', paperDate(formatDate(returnOn)))] : []),
    ...(professionalName ? [fitting('Profissional', professionalName)] : []),
  ];
}

function whereTo({ name, address }: Guided['place']) {
  return [answer('Local', name, { width: 1 }), ...(address ? [answer('Endereço', address, { width: 1 })] : [])];
}

function examsToDo(exams: Guided['exams']): PaperBlock {
  if (exams.length === 0) return note('A definir pela clínica, na chegada.');
  return {
    kind: 'table',
    columns: [
      { label: 'Exame', width: 0.4 },
      { label: 'Preparo', width: 0.6 },
    ],
    ...{ across: 1, detail: '', room: 0 },
    rows: exams.map(({ name, preparation }) => [name, preparation || 'Nenhum']),
  };
}

function note(text: string): PaperBlock {
  return { kind: 'text', role: 'note', text, room: 0 };
}

function closing(practice: Practice): string {
  const contact = contactOf(practice);
  return `Para remarcar ou cancelar, use o Zelo ou fale com a clínica${contact && `: ${contact}`}. Esta guia diz quem vem e para quais exames, nunca o que um exame revelou.`;
}
