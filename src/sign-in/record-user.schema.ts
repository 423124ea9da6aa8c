import { z } from 'zod';

/** The user of a record, as its readers see it. */
export const recordUser = z.object({
  email: z.string(),
  /** Since when the user may not sign in; absent for one who may. */
  deactivatedAt: z.string().optional(),
});
