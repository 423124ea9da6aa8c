import { sealedContents } from '../../platform/storage/notes/sealed-column.server.ts';
import { catContent } from './cats.contract.ts';
import { longestCat } from './cats.labels.ts';

/** What a CAT says, and why it was withdrawn. */
export const sealedCats = sealedContents(
  { table: 'cats', column: 'content', place: (id) => `cat ${id}`, longest: longestCat },
  catContent,
);
