/** The five occasions of an occupational exam (NR-7, 7.5.6), as they are stored, and what the ASO calls them. */
export const occasionLabels = {
  admission: 'Admissional',
  periodic: 'Periódico',
  return: 'Retorno ao trabalho',
  riskChange: 'Mudança de riscos ocupacionais',
  dismissal: 'Demissional',
} as const;

export type Occasion = keyof typeof occasionLabels;

export const occasions = Object.keys(occasionLabels) as [Occasion, ...Occasion[]];

/** 'Ausência de agente nocivo' of eSocial's table 24: the statement that there is none, and no risk. */
export const noRiskCode = '09.01.001';

/** What a risk is of: the headings of eSocial's table 24, then those that it has no codes for (NR-1, 1.5.3.1.4). */
export const riskKindLabels = {
  chemical: 'Químico',
  physical: 'Físico',
  biological: 'Biológico',
  combined: 'Associação de agentes',
  other: 'Outro agente nocivo',
  ergonomic: 'Ergonômico',
  accident: 'Acidente',
  psychosocial: 'Psicossocial',
} as const;

export type RiskKind = keyof typeof riskKindLabels;

export const riskKinds = Object.keys(riskKindLabels) as [RiskKind, ...RiskKind[]];

/** Abnormal pressure of the air, and the work under it: caissons and chambers, compressed air, diving (eSocial, table 24). */
export const hyperbaricAgents: readonly string[] = ['02.01.015', '02.01.016', '02.01.017', '02.01.018'];

/** Asbestos, coal, free silica: the dusts of minerals that table 24 names (NR-7, Annex III, 2). */
export const mineralDusts: readonly string[] = ['01.02.001', '01.07.001', '01.18.001'];

/** Noise in table 24, which asks for audiometries (NR-7, Anexo II). */
export const noiseAgent = '02.01.001';

/** Codes of eSocial's table 27 of which the norm itself speaks. */
export const examCodes = {
  clinical: '0295',
  audiometry: '0281',
  /** By itself, and with exertion. */
  spirometry: ['1057', '0562'],
  /** Of the ILO's pattern, read by two or by one (NR-7, Annex III). */
  chestXray: ['1078', '1415'],
} as const;

/** How much mineral dust was measured, of its limit: by that the chest X-ray goes (NR-7, Annex III, Quadro 1). */
export const dustBandLabels = {
  '': 'A informar',
  unmeasured: 'Sem medições quantitativas periódicas',
  upTo10: 'Até 10 % do limite de exposição',
  upTo50: 'Acima de 10 % e até 50 % do limite',
  upTo100: 'Acima de 50 % e até 100 % do limite',
  above100: 'Acima de 100 % do limite',
} as const;

export type DustBand = keyof typeof dustBandLabels;

/** Kinds that have no code and are written by hand. */
export const writtenKinds: readonly RiskKind[] = ['ergonomic', 'accident', 'psychosocial'];

/** Whether an exam is an indicator of exposure, and of which table of NR-7, Annex I. */
export const indicatorLabels = {
  '': 'Não é indicador biológico',
  quadro1: 'Indicador de exposição excessiva (Anexo I, Quadro 1)',
  quadro2: 'Indicador com significado clínico (Anexo I, Quadro 2)',
} as const;

export type Indicator = keyof typeof indicatorLabels;

export const programmeStates = { draft: 'Em preparação', inForce: 'Em vigor' } as const;

export type ProgrammeState = keyof typeof programmeStates;

/** What a risk and an exam say of what nobody has said yet that the document asks for. */
export const unsaid = {
  risk: { harms: '', exams: [] as string[], noExam: '' },
  exam: { criterion: '', conduct: '' },
} as const;

/** The papers around the PCMSO of a version, which are printed and not issued. */
export const pcmsoPaperLabels = {
  draft: 'Rascunho do PCMSO',
  letter: 'Carta de apresentação',
  pendencies: 'Lista de pendências',
} as const;

export type PcmsoPaper = keyof typeof pcmsoPaperLabels;

/** What the fields of a programme's head are called. */
export const programmeLabels = {
  validFrom: 'Vale a partir de',
  validTo: 'Vale até',
  physicianName: 'Médico(a) responsável pelo PCMSO',
  physicianCouncil: 'Conselho',
  physicianNumber: 'Número do registro',
  physicianUf: 'UF do registro',
  exempt: 'Dispensada de elaborar o PCMSO',
  rural: 'Trabalho rural',
  inconsistencies: 'Inconsistências do PGR',
} as const;

/** What the fields of a group are called. */
export const groupLabels = {
  name: 'Nome do grupo',
  unitId: 'Unidade',
  functions: 'Funções',
  absence: 'Declaro a ausência de riscos ocupacionais específicos neste grupo',
  risks: 'Riscos',
  exams: 'Protocolo de exames',
  vaccines: 'Vacinas',
  aptitudes: 'Aptidões exigidas',
} as const;

/** What the fields of a risk are called. */
export const riskFieldLabels = {
  kind: 'Tipo',
  code: 'Risco da Tabela 24',
  name: 'Risco',
  source: 'Fonte',
  intensity: 'Intensidade',
  medicalControl: 'Exige controle médico',
  band: 'Poeira medida',
  harms: 'Possíveis agravos à saúde',
  exams: 'Exames que o acompanham',
  noExam: 'Por que nenhum exame o acompanha',
} as const;

/** What the fields of a vaccine of a plan are called. */
export const vaccineFieldLabels = {
  code: 'Vacina',
  name: 'Nome da vacina',
  doses: 'Quantas doses',
  everyMonths: 'Meses entre as doses',
  repeatMonths: 'Meses até repetir',
  reason: 'Motivo',
} as const;

/** What the fields of an exam of a protocol are called. */
export const examFieldLabels = {
  code: 'Exame da Tabela 27',
  name: 'Nome do exame',
  occasions: 'Ocasiões',
  everyMonths: 'Periódico a cada',
  firstAfterMonths: 'Primeiro periódico após',
  indicator: 'Indicador biológico',
  justification: 'Justificativa',
  criterion: 'Critério de interpretação',
  conduct: 'Conduta',
} as const;
