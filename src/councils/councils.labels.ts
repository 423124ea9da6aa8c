/**
 * The councils that the register of professionals knows: what each is called in full, of which professions it is, and what else its
 * acronym is written as. What a council may issue stands in `council-rights.rules.ts`; one that stands only here issues nothing.
 */
export const councils = {
  CRM: {
    name: 'Conselho Regional de Medicina',
    professions: ['medicina'],
    // The regional ones by the names that they go by.
    also: [
      ...['CFM', 'CREMESP', 'CREMERJ', 'CREMERS', 'CREMEB', 'CREMEPE', 'CREMEC', 'CREMEGO', 'CREMESE', 'CREMAL'],
      ...['CREMERN', 'CREMERO', 'CREMERR', 'CREMAM', 'CREMESC'],
    ],
  },
  CRO: { name: 'Conselho Regional de Odontologia', professions: ['odontologia'], also: ['CFO', 'CROSP'] },
  COREN: { name: 'Conselho Regional de Enfermagem', professions: ['enfermagem'], also: ['COFEN'] },
  CRFa: { name: 'Conselho Regional de Fonoaudiologia', professions: ['fonoaudiologia'], also: ['CFFa', 'CREFONO'] },
  CRP: { name: 'Conselho Regional de Psicologia', professions: ['psicologia'], also: ['CFP'] },
  CREFITO: {
    name: 'Conselho Regional de Fisioterapia e Terapia Ocupacional',
    professions: ['fisioterapia', 'terapia ocupacional'],
    also: ['COFFITO'],
  },
  CREA: { name: 'Conselho Regional de Engenharia e Agronomia', professions: ['engenharia'], also: ['CONFEA'] },
  CRF: { name: 'Conselho Regional de Farmácia', professions: ['farmacia'], also: ['CFF'] },
  CRBM: { name: 'Conselho Regional de Biomedicina', professions: ['biomedicina'], also: ['CFBM'] },
  CRN: { name: 'Conselho Regional de Nutrição', professions: ['nutricao', 'nutricionistas'], also: ['CFN'] },
  CREF: { name: 'Conselho Regional de Educação Física', professions: ['educacao fisica'], also: ['CONFEF'] },
  CRESS: { name: 'Conselho Regional de Serviço Social', professions: ['servico social'], also: ['CFESS'] },
  CRMV: {
    name: 'Conselho Regional de Medicina Veterinária',
    professions: ['medicina veterinaria'],
    also: ['CFMV'],
  },
} as const satisfies Record<string, { name: string; professions: readonly string[]; also: readonly string[] }>;

export type Council = keyof typeof councils;

/** Usual values of 'Sigla do conselho'; any other text is accepted too. */
export const acronymOptions = Object.keys(councils) as [Council, ...Council[]];

/** Usual values of 'Órgão de classe'; any other text is accepted too. */
export const organOptions = Object.values(councils).map(({ name }) => name);
