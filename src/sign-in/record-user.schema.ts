import { z } from 'zod';
import { joined } from '../platform/contract/joined.ts';

/** The user of a record, as its readers see it; a query of such records joins `users`. */
export const joinedUser = joined(
  {
    user: z.object({
      email: z.string(),
      /** Since when the user may not sign in; absent for one who may. */
      deactivatedAt: z.string().optional(),
    }),
  },
  { 'user.email': 'users.email', 'user.deactivatedAt': 'users.deactivated_at' },
);
