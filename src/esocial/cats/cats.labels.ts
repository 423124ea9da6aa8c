/** The words of a choice, each with the figure that the layout has for it. */
export const catTypes = { Inicial: '1', Reabertura: '2', 'Comunicação de óbito': '3' } as const;
export const accidentTypes = { Típico: '1', Doença: '2', Trajeto: '3' } as const;
export const initiatives = { Empregador: '1', 'Ordem judicial': '2', 'Órgão fiscalizador': '3' } as const;
export const sides = { 'Não aplicável': '0', Esquerda: '1', Direita: '2', Ambas: '3' } as const;
export const certifierCouncils = { CRM: '1', CRO: '2', RMS: '3' } as const;
export const yesOrNo = { sim: 'S', não: 'N' } as const;
export const placeTypes = {
  'Estabelecimento do empregador no Brasil': '1',
  'Estabelecimento do empregador no exterior': '2',
  'Estabelecimento de terceiros': '3',
  'Via pública': '4',
  'Área rural': '5',
  Embarcação: '6',
  Outros: '9',
} as const;

/** The two registers of what work did to somebody, beside each other. */
export const workHealthTabs = {
  label: 'Acidentes e doenças',
  tabs: [
    { label: 'CATs', to: '/cats' },
    { label: 'Doenças', to: '/diseases' },
  ],
} as const;

/** Which CATs a list shows. */
export const catLists = { all: 'Todas', late: 'Atrasadas' } as const;

export type CatList = keyof typeof catLists;

export const catListNames = Object.keys(catLists) as [CatList, ...CatList[]];

/** The fields of a CAT, as screen, trail and pendencies call them. */
export const catLabels = {
  day: 'Data do acidente',
  catType: 'Tipo de CAT',
  accidentType: 'Tipo de acidente',
  hour: 'Hora do acidente',
  hoursBefore: 'Horas trabalhadas antes',
  isDeath: 'Óbito',
  diedOn: 'Data do óbito',
  isPoliceTold: 'Comunicação à polícia',
  situation: 'Situação geradora',
  initiative: 'Iniciativa da CAT',
  note: 'Observação',
  lastWorkedOn: 'Último dia trabalhado',
  isAway: 'Houve afastamento',
  placeType: 'Tipo de local',
  description: 'Detalhe do local',
  street: 'Logradouro',
  number: 'Número',
  complement: 'Complemento',
  district: 'Bairro',
  zip: 'CEP',
  city: 'Município',
  uf: 'UF',
  country: 'País',
  postalCode: 'Código postal',
  establishment: 'Número do estabelecimento',
  part: 'Parte do corpo',
  side: 'Lado',
  agent: 'Agente causador',
  attendedOn: 'Data do atendimento',
  attendedAt: 'Hora do atendimento',
  isHospitalised: 'Internação',
  treatmentDays: 'Dias de tratamento',
  certifiedAway: 'Afastamento no tratamento',
  injury: 'Natureza da lesão',
  injuryDescription: 'Descrição da lesão',
  diagnosis: 'Diagnóstico provável',
  cid: 'CID',
  certificateNote: 'Observação do atestado',
  certifier: 'Quem atestou',
  certifierCouncil: 'Conselho de quem atestou',
  certifierNumber: 'Número de quem atestou',
  certifierUf: 'UF de quem atestou',
  origin: 'Recibo da CAT anterior',
} as const;

/** What the trail says of a CAT. */
export const catTrailLabels = { day: catLabels.day, content: 'Conteúdo', reason: 'Motivo' } as const;

/** A CAT is kept as long as the longest: a sealed text's length tells what is in it. */
export const longestCat = 12_000;
