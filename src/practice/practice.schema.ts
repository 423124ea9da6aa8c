import { z } from 'zod';

const text = z.string().trim().min(1);

/**
 * The practice's own data (product 1.4): everything that differs from one practice
 * to the next. Read from `PRACTICE_FILE` when the pages are built.
 */
export const practiceSchema = z.object({
  name: text,
  slogan: text,
  phone: text,
  email: z.email(),
  address: text,
  city: text,
  /** What the embedded map searches for. */
  mapQuery: text,
  /** Social links in the order in which they are shown. */
  social: z.array(z.object({ name: text, url: z.url({ protocol: /^https?$/ }) })),
  /** The occupational physician who answers for the documents; printed on every one of them. */
  physician: z.object({
    name: text,
    /** Council, number and state, as `CRM/SP 123456`. */
    registration: text,
    address: text,
    phone: text,
  }),
});

export type Practice = z.infer<typeof practiceSchema>;
