import { z } from 'zod';

/**
 * The version of a record that a save is based on. A save with an older one is refused with 409; one without is taken as
 * it is.
 */
export const savedVersion = { version: z.int32('Versão inválida').optional() };
