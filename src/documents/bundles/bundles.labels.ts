/** How far a bundle is, in the words of the screen. */
export const bundleStates = {
  waiting: 'Na fila',
  making: 'Em preparo',
  ready: 'Pronto',
  failed: 'Não deu certo',
  expired: 'Vencido',
} as const;

export type BundleState = keyof typeof bundleStates;

/** What is asked for before there is a bundle. */
export const bundleLabels = { from: 'De', to: 'Até', unitId: 'Unidade', all: 'Incluir substituídos e cancelados' };

/** So many are told: '1 ASO', '12 ASOs'. */
export function countOfAsos(count: number): string {
  return count === 1 ? '1 ASO' : `${count.toLocaleString('pt-BR')} ASOs`;
}

/** A size as people read it: '340 KB', '12,4 MB'. */
export function sizeLabel(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1_000)).toLocaleString('pt-BR')} KB`;
  return `${(bytes / 1_000_000).toLocaleString('pt-BR', { maximumFractionDigits: 1 })} MB`;
}
