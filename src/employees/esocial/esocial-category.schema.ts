import { optionalText } from '../../platform/contract/fields.ts';

/** A category of the eSocial's Tabela 01, as `101`. Which there are changes: a well-formed one is taken. */
export const esocialCategoryField = optionalText(3).refine(
  (text) => text === '' || /^[1-9]\d\d$/.test(text),
  'A categoria do eSocial tem três números, como 101',
);
