/** The list of everything counts no further: whoever looks for older entries narrows the period. */
export const mostListed = 10_000;
