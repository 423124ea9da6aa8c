import type { AccessNotice } from './notices.contract.ts';

const done = {
  created: 'cadastrou',
  reactivated: 'reativou o acesso de',
  password: 'deu uma nova senha a',
  link: 'criou um link de acesso para',
  email: 'mudou o e-mail de',
  clinical: 'deu acesso clínico a',
} as const satisfies Record<AccessNotice['kind'], string>;

const types: Readonly<Record<string, string>> = {
  admin: 'administrador',
  professional: 'profissional',
  reception: 'recepção',
};

/** What was done, by whom and for whom, in a sentence. */
export function noticeText({ kind, name, userType, authorEmail, own }: AccessNotice): string {
  const type = types[userType];
  return `${own ? 'Você' : authorEmail} ${done[kind]} ${name}${type ? ` (${type})` : ''}.`;
}

/** How it stands, where it has to be approved; continues a line. */
export function noticeStanding({ decision, deciderEmail }: AccessNotice): string {
  if (decision === null) return '';
  if (decision === 'waiting') return ' · aguarda a aprovação de outro administrador';
  return ` · ${decision === 'approved' ? 'aprovado' : 'recusado'} por ${deciderEmail}`;
}
