import { type Council, councils } from './councils.labels.ts';
import { ofEachCouncil, ofPhysicians } from './rights-sources.labels.ts';

/** What a council may issue of a document: all of it, within a limit, or only by a protocol of the practice, which is off. */
type Right = 'whole' | 'ownField' | 'dentalUse' | 'audiometry' | 'byProtocol';

/** A document, or another act, with who may issue it. A council that is not named may not (product 15.7). */
export type DocumentRights = {
  /** With its article, as a sentence goes on with it. */
  name: string;
  source: string;
  rights: Readonly<Partial<Record<Council, Right>>>;
};

/** What is a physician's and is no printable form: those say who issues them in their own folder. */
export const clinicalExam: DocumentRights = {
  name: 'a avaliação clínica ocupacional',
  source: `NR-7, 7.5.19.1; ${ofPhysicians}`,
  rights: { CRM: 'whole' },
};
export const pcmso: DocumentRights = {
  name: 'o PCMSO',
  source: `NR-7, 7.4.1, c; ${ofPhysicians}`,
  rights: { CRM: 'whole' },
};
export const workDisease: DocumentRights = {
  name: 'uma doença relacionada ao trabalho',
  source: `NR-7, 7.5.19.5; ${ofPhysicians}`,
  rights: { CRM: 'whole' },
};
export const personalInterval: DocumentRights = {
  name: 'o intervalo individual de um exame',
  source: `NR-7, 7.5.8, II; ${ofPhysicians}`,
  rights: { CRM: 'whole' },
};
export const workRestriction: DocumentRights = {
  name: 'uma restrição ao trabalho',
  source: `NR-7, 7.5.19.1, e; ${ofPhysicians}`,
  rights: { CRM: 'whole' },
};
export const audiogramOpinion: DocumentRights = {
  name: 'a conclusão sobre um audiograma',
  source: `NR-7, Anexo II, 5, e 7.5.19.5; ${ofPhysicians}`,
  rights: { CRM: 'whole' },
};

export const vaccination: DocumentRights = {
  name: 'doses e recusas de vacinas',
  source: `NR-32, 32.2.4.17.6; ${ofEachCouncil}`,
  rights: { CRM: 'whole', COREN: 'whole' },
};

/** What is done with a document, as a sentence says it. */
const acts = {
  issue: 'emite',
  correct: 'corrige',
  cancel: 'cancela',
  force: 'põe em vigor',
  record: 'registra',
  withdraw: 'retira',
  define: 'define',
  change: 'muda',
  end: 'encerra',
} as const;

export type Act = keyof typeof acts;

/** What a document asks for, where a council may issue only a part of it. */
type Asked = { onlyAudiometry?: boolean };

/** Whether a council may issue a document; who has none that is known issues nothing. */
export function mayIssue(
  council: Council | null,
  { rights }: DocumentRights,
  { onlyAudiometry = false }: Asked = {},
): boolean {
  const right = council && rights[council];
  if (!right || right === 'byProtocol') return false;
  return right !== 'audiometry' || onlyAudiometry;
}

/** Why somebody of a council may not do this with a document, with the norm's item and what to do; null where they may. */
export function refusalOf(
  council: Council | null,
  document: DocumentRights,
  act: Act,
  asked: Asked = {},
): string | null {
  if (mayIssue(council, document, asked)) return null;
  const { name, source, rights } = document;
  const entitled = (Object.keys(councils) as Council[]).filter((one) => mayIssue(one, document));
  const rule = `Quem ${acts[act]} ${name} é quem tem ${list.format(entitled)} (${source}).`;
  return `${rule} ${council ? ofKnown(council, rights[council]) : ofUnknown}`;
}

const list = new Intl.ListFormat('pt-BR', { type: 'disjunction' });

const ofUnknown =
  'O seu cadastro não diz um conselho que se reconheça: peça à administração que acerte, em ‘Profissionais’, o ‘Órgão de classe’ e a ‘Sigla do conselho’.';

function ofKnown(council: Council, right: Right | undefined): string {
  if (right === 'byProtocol') return `Pelo ${council} só com um protocolo da clínica, que não está ligado.`;
  if (right === 'audiometry') return `O ${council} solicita só audiometria: deixe apenas ela.`;
  return `O seu conselho é o ${council}.`;
}
