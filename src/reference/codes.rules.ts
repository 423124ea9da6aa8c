/** The five digits of the class in a CNAE as it is written or typed (`4711-3/02`, `47.11-3`); null for anything else. */
export function classCode(cnae: string): string | null {
  const digits = cnae.replace(/\D/g, '');
  return digits.length === 5 || digits.length === 7 ? digits.slice(0, 5) : null;
}

/** The six digits of a CBO as it is written or typed (`2251-40`); null for anything else. */
export function occupationCode(cbo: string): string | null {
  const digits = cbo.replace(/\D/g, '');
  return digits.length === 6 ? digits : null;
}

/** `47113` as the CNAE writes a class: `47.11-3` */
export function writtenClass(code: string): string {
  return code.replace(/^(..)(..)(.)$/, '$1.$2-$3');
}

/** `225140` as the CBO writes an occupation: `2251-40` */
export function writtenOccupation(code: string): string {
  return code.replace(/^(....)(..)$/, '$1-$2');
}
