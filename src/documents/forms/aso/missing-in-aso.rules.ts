import { councilIn } from '../../../councils/councils.rules.ts';
import { formatDate, today } from '../../../platform/contract/dates.ts';
import type { PaperContext } from '../../paper/paper.ts';
import type { Pendency } from '../form.ts';
import type { asoLabels } from './aso.labels.ts';
import type { AsoAnswers } from './aso.schema.ts';
import { lacksResponsible } from './aso-signatures.rules.ts';
import { refusedInAso } from './refused-in-aso.rules.ts';

/**
 * What an ASO still lacks, in short: the identification, what keeps it from being issued, and what the paper takes from elsewhere.
 * The responsible physician and the signatures come with the paper; who signs has to be known to their council, and of a
 * programme that is over its physician has to be confirmed.
 */
export function missingInAso(
  answers: AsoAnswers,
  { practice, signer, pcmso }: Pick<PaperContext, 'practice' | 'signer' | 'pcmso'>,
): Pendency[] {
  const blank = (text: string) => text.trim() === '';
  // Until the signer's record is there, nothing is known of their council.
  const { organ = '', number = '' } = signer ?? {};
  const isPhysician = councilIn(organ) === 'CRM';
  const identification: [path: keyof AsoAnswers & keyof typeof asoLabels, what: string][] = [
    ['corporate_reason', 'Razão social da empresa'],
    ['cnpj', 'CNPJ da empresa'],
    ['name', 'Nome do(a) trabalhador(a)'],
    ['cpf', 'CPF do(a) trabalhador(a)'],
    ['employeeFunction', 'Função do(a) trabalhador(a)'],
  ];
  const ofPhysicians: [what: string, missing: boolean][] = [
    ['Número do seu registro no CRM: a administração da clínica o põe no seu cadastro', isPhysician && blank(number)],
    [
      `Confirmar o(a) médico(a) responsável pelo PCMSO: a validade do programa terminou em ${formatDate(pcmso?.endedOn ?? '')}`,
      Boolean(pcmso?.physician && pcmso.endedOn),
    ],
    [
      'Médico(a) responsável pelo PCMSO: o da clínica ainda é o do exemplo, e a administração o troca em ‘Clínica’; ou o programa de saúde da empresa diz quem é',
      lacksResponsible({ practice, pcmso }),
    ],
    [
      'Médico(a) responsável pelo PCMSO no programa de saúde: a empresa deixou de ser dispensada dele (NR-1, 1.8.6)',
      pcmso !== null && !pcmso.exempt && !pcmso.physician,
    ],
    ['Nome e CRM do(a) médico(a) que examinou', organ !== '' && !isPhysician],
  ];
  // A date that is left open is written by hand; only what is issued needs it.
  const refused = refusedInAso(answers, { today: today(), admittedOn: null }).filter(
    ({ path }) => path !== 'date' || answers.date !== '',
  );
  const missing = [
    ...identification.filter(([path]) => blank(String(answers[path]))).map(([path, what]) => ({ path, what })),
    ...refused.map(({ path, what }) => ({ path, what })),
    ...ofPhysicians.filter(([, isMissing]) => isMissing).map(([what]) => ({ path: null, what })),
  ];
  return missing.filter(({ what }, at) => missing.findIndex((one) => one.what === what) === at);
}
