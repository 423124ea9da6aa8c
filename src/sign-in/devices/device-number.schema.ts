import { z } from 'zod';

/** The number by which a browser names itself, so that a new one can be told by mail. */
export const deviceNumberField = z
  .string()
  .regex(/^[\w-]{16,64}$/, 'Número inválido')
  .optional();
