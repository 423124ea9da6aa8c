/** How a document reaches the person. */
export const wayLabels = {
  'in-hand': 'Em mãos',
  link: 'Por link',
} as const;

export type Way = keyof typeof wayLabels;

/** Why a link no longer leads anywhere. */
export const endLabels = {
  replaced: 'Deu lugar a um link mais novo',
  ended: 'Encerrado pela clínica',
  tries: 'Encerrado depois de cinco respostas erradas',
  restored: 'Encerrado: uma cópia de segurança foi restaurada',
  code: 'Encerrado: documentos sob sigilo passaram a pedir um código de retirada',
} as const;

export type EndReason = keyof typeof endLabels;

export const inHandLabels = {
  delivered_on: 'Entregue em',
  received_by: 'Recebido por',
  note: 'Observação',
} as const;

export const mailedLinkLabels = { email: 'E-mail do colaborador' } as const;

/** What whoever opens a link is asked. */
export const questionLabels = {
  birthDate: 'Data de nascimento',
  cpfEnd: 'Quatro últimos números do CPF',
  code: 'Código de retirada',
} as const;

/** What striking a delivery in hand asks for. */
export const deliveryWithdrawalLabels = { reason: 'Motivo' } as const;
