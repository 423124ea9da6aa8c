import { formLabels } from '../../documents.labels.ts';
import { fillEmpty } from '../base/fill-empty.rules.ts';
import { documentForm } from '../form.ts';
import { ExamRequest2Fields } from './ExamRequest2Fields.tsx';
import { blankExamRequest2, examRequest2Labels } from './exam-request-2.labels.ts';
import { examRequest2Paper } from './exam-request-2.paper.ts';
import { plannedRequest2 } from './planned-request-2.rules.ts';

export const examRequest2Form = documentForm({
  kind: 'exam-request-2',
  tab: formLabels['exam-request-2'],
  loadSchema: async () => (await import('./exam-request-2.schema.ts')).examRequest2Schema,
  labels: examRequest2Labels,
  blank: blankExamRequest2,
  title: ({ name }) => `SOLICITACAO_EXAME_2_DOCUMENT_${name}`,
  basedOn: (answers, earlier) => fillEmpty(answers, earlier, ['exams']),
  planned: plannedRequest2,
  Fields: ExamRequest2Fields,
  paper: examRequest2Paper,
});
