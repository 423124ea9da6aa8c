/** What can become of the open referrals of somebody who is inactivated. */
export const openWhenLeaving = {
  cancel: 'Cancelar o encaminhamento',
  dismissal: 'Fazer dele o exame demissional, no mesmo dia e local',
  keep: 'Manter como está',
} as const;

export type OpenWhenLeaving = keyof typeof openWhenLeaving;
