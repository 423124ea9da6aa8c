import { fillEmpty } from '../base/fill-empty.rules.ts';
import { documentForm } from '../form.ts';
import { ExamRequest1Fields } from './ExamRequest1Fields.tsx';
import { examRequest1Facts } from './exam-request-1.form-facts.ts';
import { blankExamRequest1, examRequest1Labels } from './exam-request-1.labels.ts';
import { examRequest1Paper } from './exam-request-1.paper.ts';
import { plannedRequest1 } from './planned-request-1.rules.ts';

export const form = documentForm(examRequest1Facts, {
  loadSchema: async () => (await import('./exam-request-1.schema.ts')).examRequest1Schema,
  labels: examRequest1Labels,
  blank: blankExamRequest1,
  title: ({ name }) => `SOLICITACAO_EXAME_1_DOCUMENT_${name}`,
  basedOn: (answers, earlier) => fillEmpty(answers, earlier, ['exams', 'chemical_agents', 'text_field']),
  planned: plannedRequest1,
  Fields: ExamRequest1Fields,
  paper: examRequest1Paper,
});
