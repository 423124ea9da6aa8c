/** What is stored of a password that nobody has chosen yet: no hash, so that nothing that is typed is it. */
export const noPassword = '';
