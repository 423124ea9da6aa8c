import { fetchScript } from '../../../platform/browser/scripts.ts';
import { fillEmpty } from '../base/fill-empty.rules.ts';
import { documentForm } from '../form.ts';
import { riskNames } from '../shared/shared.labels.ts';
import { AnamnesisFields } from './AnamnesisFields.tsx';
import { anamnesisFacts } from './anamnesis.form-facts.ts';
import { anamnesisLabels, blankAnamnesis } from './anamnesis.labels.ts';
import { anamnesisPaper } from './anamnesis.paper.ts';
import { plannedAnamnesis } from './planned-anamnesis.rules.ts';

export const form = documentForm(anamnesisFacts, {
  loadSchema: async () => (await import('./anamnesis.schema.ts')).anamnesisSchema,
  labels: anamnesisLabels,
  blank: blankAnamnesis,
  title: ({ employeeName }) => `ANAMNESE_DOCUMENT_${employeeName}`,
  // What was complained of and found belongs to that day; the history and the risks go on.
  basedOn: (answers, earlier) =>
    fillEmpty(answers, earlier, [...riskNames, 'exams', 'pathologicalPersonalAndFamilyHistory', 'location'], {
      exam_date: '',
      chief_complaint: '',
    }),
  // Only who issues needs the list of what nobody may ask for: this form is the first to open.
  refused: async (answers) =>
    (await fetchScript(() => import('../exams/forbidden-in-exams.rules.ts'))).refusedExams(answers),
  planned: plannedAnamnesis,
  Fields: AnamnesisFields,
  paper: anamnesisPaper,
  printDelay: 500,
});
