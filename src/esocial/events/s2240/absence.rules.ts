/** The code of Tabela 24 that says there is no agent. */
export const absence = '09.01.001';

/** 'Ausência de agente nocivo': of it nothing else is told. */
export function isAbsence({ agents }: { agents: readonly { code: string }[] }): boolean {
  return agents.some(({ code }) => code === absence);
}
