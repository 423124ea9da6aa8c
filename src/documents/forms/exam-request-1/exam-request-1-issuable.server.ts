import { issuableForm, personOf } from '../issuable.server.ts';
import { examRequest1Labels } from './exam-request-1.labels.ts';
import { examRequest1Paper } from './exam-request-1.paper.ts';
import { examRequest1Schema } from './exam-request-1.schema.ts';
import { forbiddenInRequest } from './forbidden-in-request.rules.ts';

export const issuable = issuableForm({
  schema: examRequest1Schema,
  labels: examRequest1Labels,
  paper: examRequest1Paper,
  person: personOf,
  refusals: ({ text_field }) => {
    const message = forbiddenInRequest(text_field);
    return message === null ? [] : [{ path: 'text_field', message }];
  },
});
