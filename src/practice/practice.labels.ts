import type { FieldOf } from '../platform/contract/record.ts';
import type { practiceRecord } from './practice.record.ts';

/** What the fields are called on screen. Apart from the contract, because screens need no schema to show them. */
export const practiceLabels = {
  name: 'Nome da clínica',
  slogan: 'Lema',
  phone: 'Telefone',
  email: 'E-mail',
  address: 'Endereço',
  city: 'Cidade e UF',
  map_query: 'Busca no mapa',
  social: 'Redes sociais',
  physician_name: 'Nome do(a) médico(a)',
  physician_registration: 'Registro no conselho',
  physician_address: 'Endereço do(a) médico(a)',
  physician_phone: 'Telefone do(a) médico(a)',
  hero_title: 'Título da página pública',
  hero_text: 'Texto da página pública',
  form_city: 'Local dos formulários',
} as const satisfies Record<FieldOf<typeof practiceRecord>, string>;
