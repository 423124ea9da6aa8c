import type { ReferralState } from '../referrals.labels.ts';

/** What can become of the open referrals of somebody who is inactivated. */
export const openWhenLeaving = {
  cancel: 'Cancelar o encaminhamento',
  dismissal: 'Fazer dele o exame demissional, no mesmo dia e local',
  keep: 'Manter como está',
} as const;

/** Who is being attended is attended to the end: only of these something is chosen. */
export const leavable: readonly ReferralState[] = ['scheduled', 'arrived'];

export type OpenWhenLeaving = keyof typeof openWhenLeaving;
