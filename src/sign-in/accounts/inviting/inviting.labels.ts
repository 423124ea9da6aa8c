/** So many are invited at once. */
export const mostInvited = 200;

/** Why somebody is not invited. */
export const skipLabels = {
  entered: 'já criou a senha',
  justInvited: 'recebeu um convite há menos de 15 minutos',
  noAccess: 'está sem acesso',
  waiting: 'espera a aprovação de um segundo administrador',
} as const;

export type Skip = keyof typeof skipLabels;

/** '1 convite enviado', '12 convites enviados'. */
export function invitedText(count: number): string {
  return count === 1 ? '1 convite enviado' : `${count} convites enviados`;
}
