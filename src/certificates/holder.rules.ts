import { cpfDigits } from '../platform/contract/check-digits.ts';
import { bareRegistration } from '../platform/contract/registration/registration.rules.ts';
import { registrationKindOf } from '../platform/contract/registration/registration-kind.rules.ts';

/** The number of a holder in the form of its kind: a CPF has eleven digits, a CNPJ fourteen characters. */
export function holderNumber(bare: string): string {
  return bare.length === 11
    ? bare.replace(/^(.{3})(.{3})(.{3})(.{2})$/, '$1.$2.$3-$4')
    : bare.replace(/^(.{2})(.{3})(.{3})(.{4})(.{2})$/, '$1.$2.$3/$4-$5');
}

/**
 * What keeps the certificate of a holder from being the one of a company, by whose number it signs: the root of its CNPJ, which all
 * its establishments have, or the CPF, which a CAEPF says, too.
 * @param holder the bare CNPJ or CPF of the certificate
 * @param company as its register has it: `12.ABC.345/01DE-35`, a CAEPF or a CPF
 * @returns null where it is the company's
 */
export function holderProblem(holder: string, company: string): string | null {
  const bare = bareRegistration(company);
  const kind = registrationKindOf(company);
  if (kind === 'CNPJ') {
    if (holder.length === 14 && holder.slice(0, 8) === bare.slice(0, 8)) return null;
    return `O certificado é de ${holderNumber(holder)}, e o CNPJ da empresa é ${company}: envie o e-CNPJ da própria empresa.`;
  }
  // A CAEPF begins with the nine digits of its holder's CPF (IN RFB 1.828/2018).
  const cpf = kind === 'CPF' ? bare : `${bare.slice(0, 9)}${cpfDigits(bare.slice(0, 9))}`;
  if (holder === cpf) return null;
  return `O certificado é de ${holderNumber(holder)}, e o empregador é ${kind} ${company}: envie o e-CPF de quem emprega.`;
}
