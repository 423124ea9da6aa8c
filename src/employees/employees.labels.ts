import type { FieldOf } from '../platform/contract/record.ts';
import type { employeeRecord } from './employees.record.ts';

/** So many are chosen at once, to be sent or taken away: what one address holds, and one referral of many. */
export const mostPicked = 200;

/** What the fields are called on screen. Apart from the contract, because lists need no schema. */
export const employeeLabels = {
  name: 'Nome',
  cpf: 'CPF',
  nis: 'NIS',
  rg: 'RG',
  pcd: 'PCD',
  pcd_observation: 'Observação',
  sex: 'Sexo',
  dt_birth: 'Data de nascimento',
  phone_number: 'Celular',
  admission_dt: 'Data de admissão',
  function_start_dt: 'Início na função',
  office: 'Cargo',
  employee_function: 'Função',
  registration: 'Matrícula',
  sector: 'Setor',
  cbo: 'CBO',
  unitId: 'Unidade',
  esocial_category: 'Categoria no eSocial',
  esocial_registered: 'O contrato tem matrícula no eSocial?',
  esocial_registration: 'Matrícula no eSocial',
} as const satisfies Record<FieldOf<typeof employeeRecord> | 'unitId', string>;

export const sexOptions = ['masculino', 'feminino'] as const;

export const pcdOptions = ['sim', 'não'] as const;

/** Whether S-2190, S-2200 or S-2300 gave the contract a matrícula. */
export const esocialRegisteredOptions = ['sim', 'não'] as const;

/** The default text of the PCD observation (product 4.5). */
export const defaultPcdObservation = 'Observação';
