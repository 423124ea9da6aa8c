import { cpfWarning, nisWarning } from '../../../../platform/contract/check-digits.ts';
import { registrationWarning } from '../../../../platform/contract/registration/registration.rules.ts';
import { registrationKindOf } from '../../../../platform/contract/registration/registration-kind.rules.ts';

/** A number with check digits among the answers of a form. */
type Checked = { warning: (text: string) => string | null; called: (text: string) => string };

const cpf: Checked = { warning: cpfWarning, called: () => 'CPF' };

/** Which answers of the forms hold such a number. No form prints a NIS; whichever one comes to do so is asked about it, too. */
export const checkedAnswerNames: Readonly<Record<string, Checked>> = {
  cpf,
  employeeCpf: cpf,
  cnpj: { warning: registrationWarning, called: registrationKindOf },
  nis: { warning: nisWarning, called: () => 'NIS' },
};

/** The numbers of a document whose check digits are wrong, as 'CPF 111.111.111-11' (product 5.2). */
export function wrongNumbers(answers: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(checkedAnswerNames).flatMap(([name, { warning, called }]) => {
    const text = answers[name];
    return typeof text === 'string' && warning(text) !== null ? [`${called(text)} ${text}`] : [];
  });
}

/** The question that wrong numbers make. */
export function askedOfNumbers(wrong: readonly string[]): string {
  return `Dígito verificador não confere: ${wrong.join('; ')}. Corrija o número, ou confirme que é este mesmo`;
}
