import { federativeUnits } from '../../platform/contract/federative-units.ts';
import { fold } from '../../platform/database/search/search.ts';

const namesOf: Readonly<Record<string, string>> = {
  AC: 'Acre',
  AL: 'Alagoas',
  AP: 'Amapá',
  AM: 'Amazonas',
  BA: 'Bahia',
  CE: 'Ceará',
  DF: 'Distrito Federal',
  ES: 'Espírito Santo',
  GO: 'Goiás',
  MA: 'Maranhão',
  MT: 'Mato Grosso',
  MS: 'Mato Grosso do Sul',
  MG: 'Minas Gerais',
  PA: 'Pará',
  PB: 'Paraíba',
  PR: 'Paraná',
  PE: 'Pernambuco',
  PI: 'Piauí',
  RJ: 'Rio de Janeiro',
  RN: 'Rio Grande do Norte',
  RS: 'Rio Grande do Sul',
  RO: 'Rondônia',
  RR: 'Roraima',
  SC: 'Santa Catarina',
  SP: 'São Paulo',
  SE: 'Sergipe',
  TO: 'Tocantins',
};

/** The federative units by abbreviation and by name, as `headerKey` writes them. */
export const stateNames: Readonly<Record<string, string>> = Object.fromEntries(
  federativeUnits.flatMap((unit) => [
    [fold(unit), unit],
    [fold(namesOf[unit] ?? unit), unit],
  ]),
);
