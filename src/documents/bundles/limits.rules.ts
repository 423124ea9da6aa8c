import { countOfAsos } from './bundles.labels.ts';

/** What one bundle holds at most: more than a practice issues to one company in years, and few enough to be made in minutes. */
export const mostDocuments = 10_000;

/** What one bundle's documents weigh at most: what a browser saves in one piece, and a node's disk takes unasked. */
export const mostBytes = 1_000_000_000;

/** How long a bundle can be fetched, in milliseconds: a day. */
export const keptMs = 24 * 3_600_000;

/** Why so much can't be asked for in one file, and what to do instead; null when it can. */
export function problemOf({ total, size }: { total: number; size: number }): string | null {
  if (total === 0) return 'Não há ASOs assim. Escolha outro período ou outra unidade.';
  const narrower = 'Escolha um período menor, ou uma unidade de cada vez.';
  if (total > mostDocuments) {
    return `São ${countOfAsos(total)}, e um arquivo leva até ${mostDocuments.toLocaleString('pt-BR')}. ${narrower}`;
  }
  return size > mostBytes ? `São mais de 1 GB de documentos. ${narrower}` : null;
}
