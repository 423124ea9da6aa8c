import type { ConditionContent, ExposureGroup } from '../conditions.contract.ts';

type Agent = ConditionContent['agents'][number];
type Responsible = ConditionContent['responsible'][number];

/** An agent of which nobody has said anything. */
function blankAgent(code: string): Agent {
  return {
    ...{ code, description: '', evaluation: '', intensity: '', limit: '', unit: '', technique: '', process: '' },
    ...{ collective: '', collectiveWorks: '', personal: '', personalWorks: '', certificates: '' },
    ...{ medProtecao: '', condFuncto: '', usoInint: '', przValid: '', periodicTroca: '', higienizacao: '' },
  };
}

/** Somebody who answers for the records, of whom nothing is said yet. */
export const blankResponsible: Responsible = { cpf: '', council: '', councilName: '', number: '', uf: '' };

/** What the form holds of conditions: the group's agents in their order, each with what has been said of it. */
export function formOf(group: ExposureGroup | null, said: ConditionContent | null) {
  const codes = group?.agents.map(({ code }) => code) ?? said?.agents.map(({ code }) => code) ?? [];
  return {
    ...{ place: said?.place ?? ('' as const), placeNumber: said?.placeNumber ?? '', sector: said?.sector ?? '' },
    ...{ activities: said?.activities ?? '', note: said?.note ?? '' },
    agents: codes.map((code) => said?.agents.find((one) => one.code === code) ?? blankAgent(code)),
    responsible: said && said.responsible.length > 0 ? [...said.responsible] : [blankResponsible],
  };
}
