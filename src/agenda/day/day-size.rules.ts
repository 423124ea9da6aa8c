/** How many of a day are answered, and shown on a page: of one day alone, and of each of several. */
export const mostOfDay = { alone: 20, together: 12 } as const;

/** Up to so many people of a day stand in its grid; a day of more is read as a list, page by page. */
export const mostInGrid = 200;
