/** What another system can be told of (product 22.2), in the words of the screen. */
export const eventLabels = {
  'unit.created': 'Unidade cadastrada',
  'unit.updated': 'Unidade alterada',
  'unit.deleted': 'Unidade excluída',
  'employee.created': 'Empregado cadastrado',
  'employee.updated': 'Empregado alterado ou mudado de unidade',
  'employee.inactivated': 'Empregado inativado',
  'employee.reactivated': 'Empregado reativado',
  'due-dates.changed': 'Vencimentos de um empregado mudaram',
  'aso.issued': 'ASO emitido',
  'aso.corrected': 'ASO substituído por outro',
  'aso.cancelled': 'ASO cancelado',
  'esocial.changed': 'Evento do eSocial mudou de situação',
  'referral.created': 'Encaminhamento feito',
  'referral.rescheduled': 'Encaminhamento remarcado',
  'referral.cancelled': 'Encaminhamento cancelado',
  'referral.arrived': 'Chegada à clínica',
  'referral.missed': 'Falta',
  'referral.completed': 'Atendimento concluído',
  'referral.updated': 'Outra mudança de um encaminhamento',
} as const;

export type WebhookEvent = keyof typeof eventLabels;

/** Whether there is such an event: another version of the program may know others. */
export function isWebhookEvent(word: string): word is WebhookEvent {
  return Object.hasOwn(eventLabels, word);
}

/** What a test tells: nobody chooses it. */
export const testEvent = 'webhook.test';

/** What an event is called; one of another version of the program stays as it is. */
export function eventLabel(event: string): string {
  const labels: Readonly<Record<string, string>> = { ...eventLabels, [testEvent]: 'Teste' };
  return Object.hasOwn(labels, event) ? (labels[event] ?? event) : event;
}

/** Why a delivery did not arrive, by the word that was written down. */
const reasonLabels = {
  answer: 'O sistema respondeu que não a recebeu',
  redirect: 'O sistema respondeu com um redirecionamento, que não é seguido',
  gone: 'O sistema respondeu que não quer mais receber (410)',
  timeout: 'O sistema não respondeu a tempo',
  connection: 'A conexão foi recusada ou encerrada',
  certificate: 'O certificado do sistema não é aceito',
  address:
    'O endereço não foi encontrado ou não é público. Confira se está escrito certo e se o sistema recebe pela internet',
  secret: 'O segredo não pôde ser lido: crie outro',
  expired: 'O sistema ficou fora do ar por mais de três dias',
  access: 'A empresa está sem acesso ao Zelo',
  restored: 'Esperava quando uma cópia de segurança foi restaurada',
  unknown: 'Não foi possível enviar',
} as const;

export type FailureReason = keyof typeof reasonLabels;

/** Why a delivery did not arrive, in a sentence. */
export function failureLabel(reason: string): string {
  const labels: Readonly<Record<string, string>> = reasonLabels;
  return Object.hasOwn(labels, reason) ? (labels[reason] ?? reason) : reasonLabels.unknown;
}

/** How a delivery stands. */
export const deliveryStates = { waiting: 'A enviar', delivered: 'Entregue', aside: 'Ficou de lado' } as const;

export type DeliveryState = keyof typeof deliveryStates;
