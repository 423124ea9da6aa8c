import { sealedContents } from '../platform/storage/notes/sealed-column.server.ts';
import { vaccinationContent } from './vaccinations.contract.ts';
import { longestVaccination } from './vaccinations.labels.ts';

/** What only professionals read of an entry. */
export const sealedVaccinations = sealedContents(
  { table: 'vaccinations', column: 'content', place: (id) => `vaccination ${id}`, longest: longestVaccination },
  vaccinationContent,
);
