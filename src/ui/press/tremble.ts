/** Further than a hand trembles between press and release, in px. */
export const tremble = 6;
