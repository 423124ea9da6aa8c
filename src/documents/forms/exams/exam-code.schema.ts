import { z } from 'zod';

/**
 * The code of an exam in eSocial's table 27, where its row was taken from a programme. It stands on no paper; what was done is
 * recorded by it.
 */
export const examCode = z
  .string({ error: 'Use o código da Tabela 27' })
  .regex(/^(\d{4})?$/, 'O código da Tabela 27 tem 4 números')
  .optional();
