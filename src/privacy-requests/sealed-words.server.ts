import { sealedColumn } from '../platform/storage/notes/sealed-column.server.ts';

const wordsIn = (column: 'asked' | 'answer') =>
  sealedColumn({ table: 'privacy_requests', column, place: (id) => `privacy request ${id} ${column}` });

/** What of a request may speak of health: what was asked, and what was answered. */
export const sealedWords = { asked: wordsIn('asked'), answer: wordsIn('answer') };
