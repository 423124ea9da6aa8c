import { councilIn } from '../../../councils/councils.rules.ts';
import { formatDate } from '../../../platform/contract/dates.ts';
import type { PaperContext } from '../../paper/paper.ts';
import { noRisks } from '../shared/shared.rules.ts';
import type { AsoAnswers } from './aso.schema.ts';
import { verdictOf } from './conclusion.rules.ts';
import { forbiddenInAso } from './forbidden-in-aso.rules.ts';

/**
 * What NR-7, 7.5.19.1 asks of an ASO and these answers do not hold yet, or hold twice. Risks stand there or a person has
 * declared that there are none. The responsible physician and the signatures come with the paper; who signs has to be known to
 * their council, and of a programme that is over its physician has to be confirmed.
 */
export function missingInAso(answers: AsoAnswers, { signer, pcmso }: Pick<PaperContext, 'signer' | 'pcmso'>): string[] {
  const blank = (text: string) => text.trim() === '';
  const exams = answers.exams.filter(({ exam_name }) => !blank(exam_name));
  const verdict = verdictOf(answers.conclusion);
  // Until the signer's record is there, nothing is known of their council.
  const { organ = '', number = '' } = signer ?? {};
  const isPhysician = councilIn(organ) === 'CRM';
  const rules: [what: string, missing: boolean][] = [
    ['Razão social da empresa', blank(answers.corporate_reason)],
    ['CNPJ da empresa', blank(answers.cnpj)],
    ['Nome do(a) trabalhador(a)', blank(answers.name)],
    ['CPF do(a) trabalhador(a)', blank(answers.cpf)],
    ['Função do(a) trabalhador(a)', blank(answers.employeeFunction)],
    ['Tipo de exame', blank(answers.examType)],
    ['Riscos ocupacionais, ou a declaração de que não há', noRisks(answers) && !answers.riskAbsence],
    ['Escolher entre os riscos e a declaração de que não há', !noRisks(answers) && answers.riskAbsence],
    ['Exames realizados', exams.length === 0],
    ['Data de cada exame realizado', exams.some(({ exam_date }) => blank(exam_date))],
    ['Conclusão de apto(a) ou inapto(a) para a função', verdict === 'none'],
    ['Escolher entre apto(a) e inapto(a) na conclusão', verdict === 'both'],
    ['Número do seu registro no CRM: a administração da clínica o põe no seu cadastro', isPhysician && blank(number)],
    [
      `Confirmar o(a) médico(a) responsável pelo PCMSO: a validade do programa terminou em ${formatDate(pcmso?.endedOn ?? '')}`,
      Boolean(pcmso?.physician && pcmso.endedOn),
    ],
    ['Nome e CRM do(a) médico(a) que examinou', organ !== '' && !isPhysician],
  ];
  const forbidden = forbiddenInAso(answers).map(({ name, reason }) => `Retirar o exame ${name.trim()}: ${reason}`);
  return [...rules.filter(([, missing]) => missing).map(([what]) => what), ...new Set(forbidden)];
}
