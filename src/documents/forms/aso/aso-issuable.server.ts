import { misnamedExams } from '../exams/misnamed-exams.server.ts';
import { issuableForm, personOf } from '../issuable.server.ts';
import { asoLabels, dayOfAso } from './aso.labels.ts';
import { asoPaper } from './aso.paper.ts';
import { asoSchema } from './aso.schema.ts';
import { lacksResponsible } from './aso-signatures.rules.ts';
import { refusedInAso } from './refused-in-aso.rules.ts';

const noResponsible =
  'Não se sabe quem responde pelo PCMSO, e o ASO o diz (NR-7, 7.5.19.1, f): o(a) médico(a) da clínica ainda é o do exemplo. Peça à administração que escolha o(a) médico(a) responsável em ‘Clínica’, ou ponha em vigor um programa de saúde da empresa que diga quem é. Até lá o ASO pode ser impresso.';

export const issuable = issuableForm({
  schema: asoSchema,
  labels: asoLabels,
  paper: asoPaper,
  person: personOf,
  refusals: (answers, known) => [...refusedInAso(answers, known), ...misnamedExams(answers)],
  identity: ({ name, cpf, corporate_reason: employer, cnpj, employeeFunction }) => {
    return { name, cpf, employer, cnpj, function: employeeFunction };
  },
  pcmsoDay: dayOfAso,
  unnamed: (context) => (lacksResponsible(context) ? noResponsible : null),
  duplicate: {
    onTheSameDay: true,
    isSame: (before, after) => before.examType === after.examType,
    stands: () => 'Já vale de hoje, para a mesma pessoa e ocasião',
  },
});
