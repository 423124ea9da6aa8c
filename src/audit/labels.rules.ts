import type { UserType } from '../access/policy.ts';
import { formLabels } from '../documents/documents.labels.ts';
import { inTrail, inTrailOf } from '../subjects/registry.ts';
import { kindLabels } from '../tasks/tasks.labels.ts';
import { exportLabel, isExportDetail } from '../trail/export-detail.rules.ts';
import type { Subject } from '../trail/subject.ts';
import { actionLabels } from '../trail/trail.labels.ts';
import { attemptLabel } from './attempts.labels.ts';
import type { AuditEntry } from './audit.contract.ts';

type Labels = Readonly<Record<string, string>>;

/** What an entry is about, in the words of the screen. */
export const subjectLabels = Object.fromEntries(
  Object.entries(inTrail).map(([subject, { label }]) => [subject, label]),
) as Readonly<Record<Subject, string>>;

/** Who acted, by the role that the entry names. */
export const actorTypeLabels: Readonly<Record<UserType | 'api-token', string>> = {
  admin: 'Administrador',
  company: 'Empresa',
  professional: 'Profissional',
  reception: 'Recepção',
  'api-token': 'Chave de API',
};

/** What the detail of an entry says, where it is a word. */
const detailLabels: Labels = {
  'access-created': 'Cadastro',
  'access-reactivated': 'Reativação',
  'access-password': 'Nova senha',
  'access-link': 'Link de acesso',
  'access-email': 'Novo e-mail',
  'access-clinical': 'Acesso clínico',

  'data-access': 'Dados do titular, para acesso',
  'data-portability': 'Dados do titular, para portabilidade',
  'data-authority': 'Dados do titular, para uma autoridade',

  ...formLabels,
  ...kindLabels,
  confidential: 'Sob sigilo médico',
  'wrong-code': 'Código incorreto',
  passkey: 'Chave de acesso',
  'passkey-cloned': 'Chave de acesso copiada: a contagem voltou atrás',
  unlock: 'Desbloqueio',
  unseen: 'sem conferir a versão',
  deactivated: 'Acesso desativado',
  'access-code': 'código de acesso errado, em um validador',
  validator: 'pelo código de acesso, para um validador',
};

/** The word of the screen for it; what has none stays as it is. */
function labelOf(labels: Labels, name: string): string {
  return Object.hasOwn(labels, name) ? (labels[name] ?? name) : name;
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

/** The one more word of an entry, as the screen says it. */
export function detailLabel(detail: string): string {
  if (isExportDetail(detail)) return exportLabel(detail);
  const [what, more] = detail.split('.');
  if (what === 'unknown-email') return `tentativas com e-mail desconhecido: ${more}`;
  return more ? `tentou ${attemptLabel(detail)}` : labelOf(detailLabels, detail);
}

/** What is done without a session. */
const byVisitors: ReadonlySet<string> = new Set(['sign-in-failed', 'refused', 'opened', 'verified']);

/** Who did it: the e-mail, the name of the API token, or that nobody was signed in. */
export function actorLabel({ actorId, actorEmail, actorToken, action }: AuditEntry): string {
  if (actorToken) return actorToken;
  if (actorId) return actorEmail ?? actorId;
  if (action === 'link-opened') return 'Colaborador';
  return byVisitors.has(action) ? 'Desconhecido' : 'Sistema';
}

/** The kind of user that did it. */
export function actorTypeLabel({ actorType }: AuditEntry): string {
  return labelOf(actorTypeLabels, actorType ?? '');
}

/** The changed fields with their labels and, where they may be read, their values. */
export function changeLabels({ subject, changes }: AuditEntry) {
  const labels = inTrailOf(subject)?.fields ?? {};
  return changes.map(({ field, before, after }) => ({ field, label: labelOf(labels, field), before, after }));
}
