import { cnpjWarning, cpfWarning } from '../../../../platform/contract/check-digits.ts';

/** The answers of the forms that hold a CPF or a CNPJ. */
const numbers = { cpf: cpfWarning, employeeCpf: cpfWarning, cnpj: cnpjWarning } as const;

/** The numbers of a document whose check digits are wrong, as 'CPF 111.111.111-11' (product 5.2). */
export function wrongNumbers(answers: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(numbers).flatMap(([name, warning]) => {
    const text = answers[name];
    return typeof text === 'string' && warning(text) !== null ? [`${name === 'cnpj' ? 'CNPJ' : 'CPF'} ${text}`] : [];
  });
}

/** The question that wrong numbers make. */
export function askedOfNumbers(wrong: readonly string[]): string {
  return `Dígito verificador não confere: ${wrong.join('; ')}. Corrija o número, ou confirme que é este mesmo`;
}
