import { sealedContents } from '../platform/storage/notes/sealed-column.server.ts';
import { diseaseContent } from './diseases.contract.ts';
import { longestDisease } from './diseases.labels.ts';

/** Which disease it is, and what is done about it. */
export const sealedDiseases = sealedContents(
  { table: 'work_diseases', column: 'content', place: (id) => `disease ${id}`, longest: longestDisease },
  diseaseContent,
);
