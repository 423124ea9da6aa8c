import { z } from 'zod';
import { idField } from '../fields.ts';

/** Identifiers in an address, with a comma between them. Apart from the fields: no form has one, and each form has those. */
export function idList({ least = 0, most }: { least?: number; most: number }) {
  return z
    .string()
    .transform((text) => text.split(',').filter(Boolean))
    .pipe(z.array(idField).min(least, 'Escolha ao menos um').max(most, `Escolha no máximo ${most} de uma vez`));
}
