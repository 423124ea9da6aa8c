import { fold } from '../../../platform/database/search/search.ts';
import type { Plan } from '../../../programmes/programmes.contract.ts';
import { specialSkillOptions } from '../shared/shared.labels.ts';
import { type PlanDifference, sourceOf } from './planned.rules.ts';

type Skill = (typeof specialSkillOptions)[number];

/** The ticked aptitudes with those that the group requires, as far as the form has them to tick. */
export function withAptitudes(ticked: readonly Skill[], required: readonly string[]): Skill[] {
  return specialSkillOptions.filter((skill) => ticked.includes(skill) || required.includes(skill));
}

/** The required aptitudes that are neither ticked nor written among the observations. */
export function aptitudeDifferences(ticked: readonly Skill[], observation: string, plan: Plan): PlanDifference[] {
  const said = [...ticked.map(fold), fold(observation)];
  const missing = plan.aptitudes.filter((aptitude) => !said.some((text) => text.includes(fold(aptitude))));
  return missing.map((aptitude) => ({ what: `Falta a aptidão: ${aptitude}`, source: sourceOf(plan) }));
}
