/** The words of a choice, each with the figure that the layout has for it. */
export const places = { 'Da própria empresa': '1', 'De terceiros': '2' } as const;
export const evaluations = { Quantitativa: '1', Qualitativa: '2' } as const;
export const collectives = { 'Não se aplica': '0', 'Não implementa': '1', Implementa: '2' } as const;
export const personals = { 'Não se aplica': '0', 'Não utilizado': '1', Utilizado: '2' } as const;
export const recordCouncils = { CRM: '1', CREA: '4', Outro: '9' } as const;
export const saids = { sim: 'S', não: 'N' } as const;

/** The units of the layout in their order, from 1 (infoExpRisco/agNoc/unMed). */
export const measureUnits = [
  ...['dose diária de ruído', 'decibel linear (dB (linear))', 'decibel (C) (dB(C))', 'decibel (A) (dB(A))'],
  ...['metro por segundo ao quadrado (m/s²)', 'metro por segundo elevado a 1,75 (m/s^1,75)'],
  ...['parte de vapor ou gás por milhão de partes de ar contaminado (ppm)', 'miligrama por metro cúbico de ar (mg/m³)'],
  ...['fibra por centímetro cúbico (f/cm³)', 'grau Celsius (ºC)', 'metro por segundo (m/s)', 'porcentual', 'lux (lx)'],
  ...['unidade formadora de colônias por metro cúbico (ufc/m³)', 'dose diária', 'dose mensal', 'dose trimestral'],
  ...['dose anual', 'watt por metro quadrado (W/m²)', 'ampère por metro (A/m)', 'militesla (mT)', 'microtesla (μT)'],
  ...['miliampère (mA)', 'quilovolt por metro (kV/m)', 'volt por metro (V/m)', 'joule por metro quadrado (J/m²)'],
  ...['milijoule por centímetro quadrado (mJ/cm²)', 'milisievert (mSv)'],
  ...['milhão de partículas por decímetro cúbico (mppdc)', 'umidade relativa do ar (UR (%))'],
] as const;

/** The conditions of a group, as screen and trail call them. */
export const conditionLabels = {
  since: 'Valem desde',
  place: 'Local de trabalho',
  placeNumber: 'Número do estabelecimento',
  sector: 'Setor',
  activities: 'Atividades',
  note: 'Observação',
  agents: 'Agentes',
  responsible: 'Responsáveis pelos registros',
} as const;

/** What is said of an agent. */
export const agentLabels = {
  description: 'Descrição do agente',
  evaluation: 'Avaliação',
  intensity: 'Intensidade ou concentração',
  limit: 'Limite de tolerância',
  unit: 'Unidade de medida',
  technique: 'Técnica de medição',
  process: 'Processo',
  collective: 'EPC',
  collectiveWorks: 'EPC eficaz',
  personal: 'EPI',
  personalWorks: 'EPI eficaz',
  certificates: 'CA dos EPIs',
  medProtecao: 'Tentou-se antes a proteção coletiva, ou ela não basta?',
  condFuncto: 'As condições de funcionamento do EPI são observadas?',
  usoInint: 'O uso é ininterrupto?',
  przValid: 'O CA estava na validade na compra?',
  periodicTroca: 'A troca periódica é feita e comprovada?',
  higienizacao: 'A higienização é feita?',
} as const;

/** The six questions of the layout about equipment that is used (NR-6 and NR-9). */
export const equipmentQuestions = [
  ...(['medProtecao', 'condFuncto', 'usoInint', 'przValid', 'periodicTroca', 'higienizacao'] as const),
];

/** Who answers for the environmental records. */
export const responsibleLabels = {
  cpf: 'CPF do responsável',
  council: 'Conselho do responsável',
  councilName: 'Sigla do conselho',
  number: 'Número no conselho',
  uf: 'UF do conselho',
} as const;
