import { refusedExams } from '../exams/forbidden-in-exams.rules.ts';
import { misnamedExams } from '../exams/misnamed-exams.server.ts';
import { issuableForm } from '../issuable.server.ts';
import { anamnesisLabels } from './anamnesis.labels.ts';
import { anamnesisPaper } from './anamnesis.paper.ts';
import { anamnesisSchema } from './anamnesis.schema.ts';
import { anamnesisCourses } from './anamnesis-course.rules.ts';

export const issuable = issuableForm({
  schema: anamnesisSchema,
  labels: anamnesisLabels,
  paper: anamnesisPaper,
  person: ({ employeeName, employeeCpf }) => ({ name: employeeName, cpf: employeeCpf, cpfField: 'employeeCpf' }),
  refusals: (answers) => [...refusedExams(answers), ...misnamedExams(answers)],
  courses: anamnesisCourses,
  duplicate: { onTheSameDay: true, isSame: () => true, stands: () => 'Já vale de hoje, para a mesma pessoa' },
});
