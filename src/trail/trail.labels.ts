/** What an entry says was done, in the words of the screen. */
export const actionLabels = {
  'signed-in': 'Entrou',
  'sign-in-failed': 'Tentou entrar e não conseguiu',
  'signed-out': 'Saiu',
  'password-changed': 'Trocou a senha',
  'sessions-ended': 'Encerrou sessões',
  deactivated: 'Desativou o acesso',
  'approval-requested': 'Pediu aprovação',
  'access-approved': 'Aprovou o acesso',
  'access-refused': 'Recusou o acesso',
  acknowledged: 'Ficou ciente',
  'second-factor-on': 'Ativou a verificação em duas etapas',
  'second-factor-off': 'Desativou a verificação em duas etapas',
  'recovery-codes-renewed': 'Renovou os códigos de recuperação',
  listed: 'Listou',
  opened: 'Abriu',
  uploaded: 'Enviou',
  printed: 'Imprimiu',
  exported: 'Exportou',
  refused: 'Acesso recusado',
  created: 'Cadastrou',
  updated: 'Alterou',
  deleted: 'Excluiu',
  inactivated: 'Inativou',
  reactivated: 'Reativou',
  moved: 'Mudou de unidade',
  restored: 'Restaurou uma cópia',
  'clock-set': 'Acertou o relógio',
} as const;

export type Action = keyof typeof actionLabels;

/** What it was done to. */
export const subjectLabels = {
  user: 'Acesso',
  admin: 'Administrador',
  company: 'Empresa',
  professional: 'Profissional',
  unit: 'Unidade',
  employee: 'Empregado',
  document: 'Documento',
  form: 'Formulário',
  audit: 'Auditoria',
} as const;

export type Subject = keyof typeof subjectLabels;
