import type { AsoAnswers } from './aso.schema.ts';

/**
 * What NR-7, 7.5.19.1 asks of an ASO and these answers do not hold yet. Risks are never missing, as their inexistence is
 * printed in words; physician, date and signature come with the paper.
 */
export function missingInAso(answers: AsoAnswers): string[] {
  const blank = (text: string) => text.trim() === '';
  const exams = answers.exams.filter(({ exam_name }) => !blank(exam_name));
  const rules: [what: string, missing: boolean][] = [
    ['Razão social da empresa', blank(answers.corporate_reason)],
    ['CNPJ da empresa', blank(answers.cnpj)],
    ['Nome do(a) trabalhador(a)', blank(answers.name)],
    ['CPF do(a) trabalhador(a)', blank(answers.cpf)],
    ['Função do(a) trabalhador(a)', blank(answers.employeeFunction)],
    ['Tipo de exame', blank(answers.examType)],
    ['Exames realizados', exams.length === 0],
    ['Data de cada exame realizado', exams.some(({ exam_date }) => blank(exam_date))],
    ['Conclusão de apto(a) ou inapto(a) para a função', !/\b(in)?apt[oa]s?\b/i.test(answers.conclusion)],
  ];
  return rules.filter(([, missing]) => missing).map(([what]) => what);
}
