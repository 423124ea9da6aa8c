import { federativeUnits } from '../../../platform/contract/federative-units.ts';
import { bareRegistration } from '../../../platform/contract/registration/registration.rules.ts';
import { employerNumber, employerType } from '../employer.rules.ts';
import { establishmentType, isEstablishment } from '../establishment.rules.ts';
import type { Rule } from '../violation.rules.ts';
import type { S2210Facts } from './s2210.rules.ts';

const screen = 'cat';

const isOf =
  (...types: readonly string[]) =>
  ({ place }: S2210Facts) =>
    types.includes(place.type);

/** Abroad an address has another form. */
const isAbroad = isOf('2');
const isWithZip = isOf('1', '3', '5');
const isWithCity = isOf('1', '3', '4', '5');

/** Whether the layout asks whose establishment it was in (ideLocalAcid). */
export function asksEstablishment(facts: S2210Facts): boolean {
  const isByTheDay = facts.worker.category.startsWith('2') && facts.day >= '2023-01-16';
  return (employerType(facts.employer) === '1' && isOf('1', '3')(facts)) || isByTheDay;
}

/** Where the accident was. */
export const placeRules: readonly Rule<S2210Facts>[] = [
  {
    ...{ code: 'place-type-unsaid', item: 'localAcidente/tpLocal', screen, field: 'Tipo de local' },
    isBroken: ({ place }) => !['1', '2', '3', '4', '5', '6', '9'].includes(place.type),
    say: () => 'Diga em que tipo de local foi o acidente.',
  },
  {
    ...{ code: 'place-too-long', item: 'localAcidente/dscLocal', screen, field: 'Detalhe do local' },
    isBroken: ({ place }) => place.description.length > 255,
    say: () => 'O detalhe do local tem no máximo 255 caracteres.',
  },
  {
    ...{ code: 'street-missing', item: 'localAcidente/dscLograd', screen, field: 'Logradouro' },
    isBroken: ({ place }) => place.street.trim() === '' || place.street.length > 100,
    say: () => 'Falta o logradouro do local do acidente, com até 100 caracteres.',
  },
  {
    ...{ code: 'street-number-missing', item: 'localAcidente/nrLograd', screen, field: 'Número' },
    isBroken: ({ place }) => place.number.trim() === '' || place.number.length > 10,
    say: () => 'Falta o número do logradouro; onde não há, escreva S/N.',
  },
  {
    ...{ code: 'zip-missing', item: 'localAcidente/cep', screen, field: 'CEP' },
    isBroken: (facts) => isWithZip(facts) && !/^\d{8}$/.test(facts.place.zip.replace(/\D/g, '')),
    say: () => 'Falta o CEP do local do acidente, com 8 números.',
  },
  {
    ...{ code: 'city-missing', item: 'localAcidente/codMunic', screen, field: 'Município' },
    isBroken: (facts) => isWithCity(facts) && !/^\d{7}$/.test(facts.place.city),
    say: () => 'Falta o município do local do acidente, com os 7 números do IBGE.',
  },
  {
    ...{ code: 'uf-missing', item: 'localAcidente/uf', screen, field: 'UF' },
    isBroken: (facts) => isWithCity(facts) && !federativeUnits.some((known) => known === facts.place.uf),
    say: () => 'Falta a UF do local do acidente.',
  },
  {
    ...{ code: 'country-missing', item: 'localAcidente/pais', screen, field: 'País' },
    isBroken: (facts) => isAbroad(facts) && !/^\d{3}$/.test(facts.place.country),
    say: () => 'De um acidente no exterior falta o país, com os 3 números da Tabela 06.',
  },
  {
    ...{ code: 'postal-code-missing', item: 'localAcidente/codPostal', screen, field: 'Código postal' },
    isBroken: (facts) => isAbroad(facts) && !/^.{4,12}$/.test(facts.place.postalCode.trim()),
    say: () => 'De um acidente no exterior falta o código postal, com 4 a 12 caracteres.',
  },
  {
    ...{ code: 'establishment-wrong', item: 'ideLocalAcid/nrInsc', screen, field: 'Número do estabelecimento' },
    isBroken: (facts) => asksEstablishment(facts) && !isEstablishment(facts.place.establishment),
    say: () => 'Falta o CNPJ, CAEPF ou CNO do estabelecimento onde foi o acidente, ou ele não confere.',
  },
  {
    ...{ code: 'establishment-own-root', item: 'ideLocalAcid/nrInsc', screen, field: 'Número do estabelecimento' },
    isBroken: (facts) =>
      isOf('3')(facts) &&
      isEstablishment(facts.place.establishment) &&
      establishmentType(facts.place.establishment) === '1' &&
      bareRegistration(facts.place.establishment).startsWith(employerNumber(facts.employer).slice(0, 8)),
    say: () =>
      'O estabelecimento de terceiros tem a raiz do CNPJ da própria empresa: corrija o tipo de local ou o número.',
  },
];
