import { noRiskCode } from '../../programmes/programmes.labels.ts';

/** What a group says of the risks of its people. */
type Exposed = { absence: boolean; risks: readonly { kind: string; code: string; name: string }[] };

/**
 * What an S-2240 tells of a group: its agents of Tabela 24, or that there are none, where the group says so. Ergonomic, accident and
 * psychosocial risks have no code there, and never go.
 */
export function agentsOf({ absence, risks }: Exposed): { code: string; name: string }[] {
  const agents = risks
    .filter(({ code }) => code !== '' && code !== noRiskCode)
    .map(({ code, name }) => ({ code, name }));
  return absence ? [{ code: noRiskCode, name: 'Ausência de agente nocivo' }, ...agents] : agents;
}
