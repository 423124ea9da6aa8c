import { formLabels } from '../documents/documents.labels.ts';
import { inTrail, inTrailOf } from '../subjects/registry.ts';
import { kindLabels } from '../tasks/tasks.labels.ts';
import type { Subject } from '../trail/subject.ts';
import { actionLabels } from '../trail/trail.labels.ts';
import type { AuditEntry } from './audit.contract.ts';

type Labels = Readonly<Record<string, string>>;

/** What an entry is about, in the words of the screen. */
export const subjectLabels = Object.fromEntries(
  Object.entries(inTrail).map(([subject, { label }]) => [subject, label]),
) as Readonly<Record<Subject, string>>;

const typeLabels: Labels = { admin: 'Administrador', company: 'Empresa', professional: 'Profissional' };

const detailLabels: Labels = {
  'access-created': 'Cadastro',
  'access-reactivated': 'Reativação',
  'access-password': 'Nova senha',
  'access-link': 'Link de acesso',
  'access-email': 'Novo e-mail',

  ...formLabels,
  ...kindLabels,
  confidential: 'Sob sigilo médico',
  'wrong-code': 'Código incorreto',
  passkey: 'Chave de acesso',
  'passkey-cloned': 'Chave de acesso copiada: a contagem voltou atrás',
  unlock: 'Desbloqueio',
  unseen: 'sem conferir a versão',
  deactivated: 'Acesso desativado',
  validator: 'pelo código de acesso, para um validador',
};

/** What was tried when a call was refused, by the endpoint's name in its feature. */
const attemptLabels: Labels = {
  list: 'listar',
  listByUnit: 'listar os de uma unidade',
  listConfidential: 'listar os que estão sob sigilo médico',
  listOfEmployee: 'ler o registro de acessos',
  search: 'buscar',
  read: 'ler',
  create: 'cadastrar',
  update: 'alterar',
  remove: 'excluir',
  inactivate: 'inativar',
  reactivate: 'reativar',
  move: 'mudar de unidade',
  approve: 'aprovar',
  refuse: 'recusar',
  seen: 'tomar ciência',
  deactivate: 'desativar',
  endSessions: 'encerrar as sessões',
  makeLink: 'criar um link de acesso',
  moveAll: 'mudar todos de unidade',
  open: 'abrir',
  upload: 'enviar',
  arrived: 'publicar o enviado',
  withdraw: 'retirar',
  print: 'imprimir',
  retry: 'tentar de novo',
  retryAll: 'tentar todas de novo',
  discard: 'descartar',
  recordInHand: 'registrar uma entrega',
  endLink: 'encerrar um link',
  identify: 'abrir o documento de um link',
  export: 'exportar',
};

/** The word of the screen for it; what has none stays as it is. */
function labelOf(labels: Labels, name: string): string {
  return Object.hasOwn(labels, name) ? (labels[name] ?? name) : name;
}

/**
 * Tells when an entry was, in a zone: '21/11/2026 06:01:00'. To make a format takes thousands of times as long, and as much
 * memory, as to use it.
 * @param timeZone the IANA name of the zone; without one, that of the reader
 */
export function momentsIn(timeZone?: string): (entry: Pick<AuditEntry, 'at'>) => string {
  const numeric = 'numeric';
  const time = { hour: numeric, minute: numeric, second: numeric } as const;
  const format = new Intl.DateTimeFormat('pt-BR', { day: numeric, month: numeric, year: numeric, ...time, timeZone });
  return ({ at }) => format.format(new Date(at)).replace(',', '');
}

/** What was done, and how often if not once: 'Abriu', 'Acesso recusado (37 vezes)'. */
export function actionLabel({ action, times }: Pick<AuditEntry, 'action' | 'times'>): string {
  const label = labelOf(actionLabels, action);
  return times > 1 ? `${label} (${times} vezes)` : label;
}

/** What it was done to, by its kind and, where it may be read, its name: 'Empresa · Padaria Pão Quente'. */
export function subjectLabel({ action, subject, subjectName, detail }: AuditEntry): string {
  const isList = action === 'listed' && subject === 'document';
  const kind = isList ? 'Documentos' : subject && labelOf(subjectLabels, subject);
  const parts = [kind, subjectName, detail && detailLabel(detail)];
  return parts.filter(Boolean).join(' · ');
}

function detailLabel(detail: string): string {
  const [what, attempt] = detail.split('.');
  if (what === 'unknown-email') return `tentativas com e-mail desconhecido: ${attempt}`;
  return attempt ? `tentou ${labelOf(attemptLabels, attempt)}` : labelOf(detailLabels, detail);
}

/** What is done without a session. */
const byVisitors: ReadonlySet<string> = new Set(['sign-in-failed', 'refused', 'opened', 'verified']);

/** Who did it: the e-mail, or that nobody was signed in. */
export function actorLabel({ actorId, actorEmail, action }: AuditEntry): string {
  if (actorId) return actorEmail ?? actorId;
  if (action === 'link-opened') return 'Colaborador';
  return byVisitors.has(action) ? 'Desconhecido' : 'Sistema';
}

/** The kind of user that did it. */
export function actorTypeLabel({ actorType }: AuditEntry): string {
  return labelOf(typeLabels, actorType ?? '');
}

/** The changed fields with their labels and, where they may be read, their values. */
export function changeLabels({ subject, changes }: AuditEntry) {
  const labels = inTrailOf(subject)?.fields ?? {};
  return changes.map(({ field, before, after }) => ({ field, label: labelOf(labels, field), before, after }));
}
