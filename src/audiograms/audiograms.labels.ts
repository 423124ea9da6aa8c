import type { EarChange } from './annex-2/change.rules.ts';
import type { Side } from './annex-2/ear.rules.ts';

/** What has become of an ear since its reference. */
export const changeLabels = {
  none: 'Sem desencadeamento nem agravamento',
  onset: 'Desencadeamento',
  worsening: 'Agravamento',
} as const satisfies Record<EarChange, string>;

export const earChanges = Object.keys(changeLabels) as [EarChange, ...EarChange[]];

export const sideLabels = { right: 'Orelha direita', left: 'Orelha esquerda' } as const satisfies Record<Side, string>;

/** A reason is told in so many characters. */
export const longestReason = 500;

/** What a physician says of an audiogram. */
export const opinionLabels = {
  right_change: 'Orelha direita',
  right_confirmed: 'PAINPSE confirmada à direita',
  left_change: 'Orelha esquerda',
  left_confirmed: 'PAINPSE confirmada à esquerda',
  reason: 'Motivo',
} as const;
