import { fillEmpty } from '../base/fill-empty.rules.ts';
import { documentForm } from '../form.ts';
import { ExamRequest2Fields } from './ExamRequest2Fields.tsx';
import { examRequest2Facts } from './exam-request-2.form-facts.ts';
import { blankExamRequest2, examRequest2Labels } from './exam-request-2.labels.ts';
import { examRequest2Paper } from './exam-request-2.paper.ts';
import { plannedRequest2 } from './planned-request-2.rules.ts';

export const form = documentForm(examRequest2Facts, {
  loadSchema: async () => (await import('./exam-request-2.schema.ts')).examRequest2Schema,
  labels: examRequest2Labels,
  blank: blankExamRequest2,
  title: ({ name }) => `SOLICITACAO_EXAME_2_DOCUMENT_${name}`,
  basedOn: (answers, earlier) => fillEmpty(answers, earlier, ['exams']),
  planned: plannedRequest2,
  Fields: ExamRequest2Fields,
  paper: examRequest2Paper,
});
