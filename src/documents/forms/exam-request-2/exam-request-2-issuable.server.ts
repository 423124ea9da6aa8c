import { issuableForm, personOf } from '../issuable.server.ts';
import { examRequest2Labels } from './exam-request-2.labels.ts';
import { examRequest2Paper } from './exam-request-2.paper.ts';
import { examRequest2Schema } from './exam-request-2.schema.ts';

export const issuable = issuableForm({
  schema: examRequest2Schema,
  labels: examRequest2Labels,
  paper: examRequest2Paper,
  person: personOf,
});
