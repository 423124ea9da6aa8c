import { findRisk } from '../../reference/reference-lookups.server.ts';
import type { Condition, ConditionContent } from '../conditions/conditions.contract.ts';
import {
  collectives,
  evaluations,
  measureUnits,
  personals,
  places,
  recordCouncils,
  saids,
} from '../conditions/conditions.labels.ts';
import type { AgentFacts, ResponsibleFacts } from '../events/s2240/s2240.rules.ts';
import { agentsOf } from './agents.rules.ts';

type Group = Parameters<typeof agentsOf>[0] & { name: string };
type Agent = ConditionContent['agents'][number];

/** What a group and its conditions say, as the layout numbers it: the agents are the group's, and what is not said of one stays empty. */
export function conditionFacts(group: Group | null, condition: Condition | null) {
  const agents = group ? agentsOf(group) : [];
  return {
    ...{ group: group?.name ?? null, isSaid: condition !== null, place: figure(places, condition?.place) },
    ...{ sector: condition?.sector ?? '', activities: condition?.activities ?? '', note: condition?.note ?? '' },
    agents: agents.map((agent) =>
      agentFacts(
        agent,
        condition?.agents.find(({ code }) => code === agent.code),
      ),
    ),
    responsible: condition?.responsible.map(responsibleFacts) ?? [],
  };
}

function figure<Figures extends Readonly<Record<string, string>>>(
  figures: Figures,
  word: string | undefined,
): Figures[keyof Figures] | '' {
  return word !== undefined && Object.hasOwn(figures, word) ? (figures[word as keyof Figures] ?? '') : '';
}

function agentFacts({ code, name }: { code: string; name: string }, said: Agent | undefined): AgentFacts {
  const risk = findRisk(code);
  const known = risk === null ? 'no' : risk.withdrawn ? 'withdrawn' : 'yes';
  const number = (text = '') => text.replace(',', '.');
  const unit = (measureUnits as readonly string[]).indexOf(said?.unit ?? '') + 1;
  return {
    ...{ code, name, known, description: said?.description ?? '', evaluation: figure(evaluations, said?.evaluation) },
    ...{ intensity: number(said?.intensity), limit: number(said?.limit), unit: unit > 0 ? String(unit) : '' },
    ...{ technique: said?.technique ?? '', process: said?.process ?? '' },
    ...{ collective: figure(collectives, said?.collective), collectiveWorks: figure(saids, said?.collectiveWorks) },
    ...{ personal: figure(personals, said?.personal), personalWorks: figure(saids, said?.personalWorks) },
    certificates: (said?.certificates ?? '').split(',').flatMap((one) => one.trim() || []),
    answers: {
      ...{ medProtecao: figure(saids, said?.medProtecao), condFuncto: figure(saids, said?.condFuncto) },
      ...{ usoInint: figure(saids, said?.usoInint), przValid: figure(saids, said?.przValid) },
      ...{ periodicTroca: figure(saids, said?.periodicTroca), higienizacao: figure(saids, said?.higienizacao) },
    },
  };
}

function responsibleFacts({ cpf, council, ...who }: ConditionContent['responsible'][number]): ResponsibleFacts {
  return { ...who, cpf, council: figure(recordCouncils, council) };
}
