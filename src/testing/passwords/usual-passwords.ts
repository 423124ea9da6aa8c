/** What users of tests sign in with, where the password is not the matter. */
export const usualPassword = 'senha-segura';

/** The same of the administrator that every test server begins with. */
export const firstPassword = 'segredo-do-teste';
