/** How many of a day are answered, and shown on a page: of one day alone, and of each of several. */
export const mostOfDay = { alone: 20, together: 12 } as const;
