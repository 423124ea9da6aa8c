import { type Council, councils } from './councils.labels.ts';

/** What a council may issue of a document: all of it, within a limit, or only by a protocol of the practice, which is off. */
type Right = 'whole' | 'ownField' | 'dentalUse' | 'audiometry' | 'byProtocol';

/** Where it is written that these are a physician's. */
const ofPhysicians = 'Lei 12.842/2013, art. 4º';

/** Where no norm is named: what each council's own norms leave to its profession, as the practice begins with. */
const ofEachCouncil = 'atribuições de cada conselho, no padrão do Zelo';

type DocumentRights = {
  /** With its article, as a sentence goes on with it. */
  name: string;
  source: string;
  rights: Readonly<Partial<Record<Council, Right>>>;
};

/**
 * Who may issue what (product 15.7): each form by its kind, each declaration by its title, the clinical exam that is recorded by
 * hand, the PCMSO that is put in force and the shorter interval of one person. A council that is not named may not.
 */
const documents = {
  aso: { name: 'o ASO', source: `NR-7, 7.5.19.1, g; ${ofPhysicians}`, rights: { CRM: 'whole' } },
  anamnesis: { name: 'a anamnese ocupacional', source: `NR-7, 7.5.19.1; ${ofPhysicians}`, rights: { CRM: 'whole' } },
  'clinical-exam': {
    name: 'a avaliação clínica ocupacional',
    source: `NR-7, 7.5.19.1; ${ofPhysicians}`,
    rights: { CRM: 'whole' },
  },
  pcmso: { name: 'o PCMSO', source: `NR-7, 7.4.1, c; ${ofPhysicians}`, rights: { CRM: 'whole' } },
  'personal-interval': {
    name: 'o intervalo individual de um exame',
    source: `NR-7, 7.5.8, II; ${ofPhysicians}`,
    rights: { CRM: 'whole' },
  },
  'Atestado médico': { name: 'o atestado médico', source: 'Resolução CFM 2.381/2024', rights: { CRM: 'whole' } },
  prescription: {
    name: 'o receituário de controle especial',
    source: 'Portaria 344/1998, art. 35 e 38',
    rights: { CRM: 'whole', CRO: 'dentalUse' },
  },
  Receituário: {
    name: 'o receituário',
    source: ofEachCouncil,
    rights: { CRM: 'whole', CRO: 'whole', COREN: 'byProtocol' },
  },
  Laudo: {
    name: 'o laudo',
    source: ofEachCouncil,
    rights: { CRM: 'whole', CRO: 'ownField', CRFa: 'ownField', CRP: 'ownField', CREFITO: 'ownField' },
  },
  Relatório: {
    name: 'o relatório',
    source: ofEachCouncil,
    rights: {
      ...{ CRM: 'whole', CRO: 'ownField', COREN: 'whole', CRFa: 'ownField', CRP: 'ownField', CREFITO: 'ownField' },
    },
  },
  Encaminhamento: {
    name: 'o encaminhamento',
    source: ofEachCouncil,
    rights: {
      ...{ CRM: 'whole', CRO: 'ownField', COREN: 'whole', CRFa: 'ownField', CRP: 'ownField', CREFITO: 'ownField' },
    },
  },
  'Declaração de comparecimento': {
    name: 'a declaração de comparecimento',
    source: ofEachCouncil,
    rights: { CRM: 'whole', CRO: 'whole', COREN: 'whole', CRFa: 'whole', CRP: 'whole', CREFITO: 'whole' },
  },
  'exam-request-1': {
    name: 'a solicitação de exames laboratoriais',
    source: ofEachCouncil,
    rights: { CRM: 'whole', COREN: 'byProtocol', CRFa: 'audiometry' },
  },
  'exam-request-2': {
    name: 'a solicitação de exames complementares',
    source: ofEachCouncil,
    rights: { CRM: 'whole', COREN: 'byProtocol', CRFa: 'audiometry' },
  },
} as const satisfies Record<string, DocumentRights>;

/** A form by its kind, a declaration by its title, or another act that the table knows. */
export type CouncilDocument = keyof typeof documents;

/** Whether the table says anything of what is called so. */
export function isCouncilDocument(name: string): name is CouncilDocument {
  return Object.hasOwn(documents, name);
}

/** What is done with a document, as a sentence says it. */
const acts = {
  issue: 'emite',
  correct: 'corrige',
  cancel: 'cancela',
  force: 'põe em vigor',
  record: 'registra',
  withdraw: 'retira',
  define: 'define',
} as const;

export type Act = keyof typeof acts;

/** What a document asks for, where a council may issue only a part of it. */
type Asked = { onlyAudiometry?: boolean };

/** Whether a council may issue a document; who has none that is known issues nothing. */
export function mayIssue(
  council: Council | null,
  document: CouncilDocument,
  { onlyAudiometry = false }: Asked = {},
): boolean {
  const right = council && rightsOf(document)[council];
  if (!right || right === 'byProtocol') return false;
  return right !== 'audiometry' || onlyAudiometry;
}

function rightsOf(document: CouncilDocument): DocumentRights['rights'] {
  return documents[document].rights;
}

/** Why somebody of a council may not do this with a document, with the norm's item and what to do; null where they may. */
export function refusalOf(
  council: Council | null,
  document: CouncilDocument,
  act: Act,
  asked: Asked = {},
): string | null {
  if (mayIssue(council, document, asked)) return null;
  const { name, source } = documents[document];
  const entitled = (Object.keys(councils) as Council[]).filter((one) => mayIssue(one, document));
  const rule = `Quem ${acts[act]} ${name} é quem tem ${list.format(entitled)} (${source}).`;
  return `${rule} ${council ? ofKnown(council, rightsOf(document)[council]) : ofUnknown}`;
}

const list = new Intl.ListFormat('pt-BR', { type: 'disjunction' });

const ofUnknown =
  'O seu cadastro não diz um conselho que se reconheça: peça à administração que acerte, em ‘Profissionais’, o ‘Órgão de classe’ e a ‘Sigla do conselho’.';

function ofKnown(council: Council, right: Right | undefined): string {
  if (right === 'byProtocol') return `Pelo ${council} só com um protocolo da clínica, que não está ligado.`;
  if (right === 'audiometry') return `O ${council} solicita só audiometria: deixe apenas ela.`;
  return `O seu conselho é o ${council}.`;
}
