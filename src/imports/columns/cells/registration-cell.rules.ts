import {
  isRegistrationKind,
  meantKindOf,
  readRegistration,
  registrationMasks,
} from '../../../platform/contract/registration/registration.rules.ts';
import {
  type RegistrationKind,
  registrationKindOf,
} from '../../../platform/contract/registration/registration-kind.rules.ts';
import type { Cell } from '../../reading/sheet.labels.ts';
import { digitsCell } from './digits-cell.rules.ts';
import { asText } from './text-cell.rules.ts';
import { refused, type Understood } from './understood.rules.ts';

const forms = { CNPJ: 'cnpj', CAEPF: 'caepf', CPF: 'cpf' } as const satisfies Record<RegistrationKind, string>;

/** The number of an employer: of the kind that its line says, else of the one that its own points tell. */
export function registrationCell(cell: Cell, said: string): Understood {
  const meant = meantKindOf(asText(cell).text);
  const kind = isRegistrationKind(said) ? said : meant;
  // As many digits as a CNPJ, and another number: what the line says of it can't be so.
  if (kind === 'CNPJ' && meant === 'CAEPF')
    return refused('invalid', registrationMasks.CNPJ.problem(asText(cell).text));
  const understood = digitsCell(forms[kind], cell);
  if (understood.text === '') return understood;
  const read = readRegistration(kind, understood.text);
  return 'number' in read ? { ...understood, text: read.number } : refused('invalid', read.problem);
}

/** A line that does not say the kind of its number: the number does, where it is no CNPJ. */
export function withRegistrationKind(values: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const { cnpj, registrationKind } = values;
  const told = cnpj === undefined ? 'CNPJ' : registrationKindOf(cnpj);
  return registrationKind !== undefined || told === 'CNPJ' ? values : { ...values, registrationKind: told };
}
