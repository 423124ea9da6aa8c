import { fold } from '../../../platform/database/search/search.ts';
import type { Plan } from '../../../programmes/programmes.contract.ts';
import { type SpecialSkill, specialSkillOptions, type UnfitSkill, unfitSkillOptions } from '../shared/shared.labels.ts';
import { type PlanDifference, sourceOf } from './planned.rules.ts';

type Aptitudes = { fit: readonly SpecialSkill[]; unfit: readonly UnfitSkill[] };

/** The ticked aptitudes with those that the group requires, as far as the form has them to tick and says nothing else of them. */
export function withAptitudes({ fit, unfit }: Aptitudes, required: readonly string[]): SpecialSkill[] {
  return specialSkillOptions.filter(
    (skill, at) =>
      fit.includes(skill) || (required.includes(skill) && !unfit.some((one) => one === unfitSkillOptions[at])),
  );
}

/** The required aptitudes that are neither ticked, as fit or unfit, nor written among the observations. */
export function aptitudeDifferences({ fit, unfit }: Aptitudes, observation: string, plan: Plan): PlanDifference[] {
  const stated = [...fit.map(fold), ...unfit.map((skill) => fold(fitFor(skill))), fold(observation)];
  const missing = plan.aptitudes.filter((aptitude) => !stated.some((text) => text.includes(fold(aptitude))));
  return missing.map((aptitude) => ({ what: `Falta a aptidão: ${aptitude}`, source: sourceOf(plan) }));
}

function fitFor(skill: UnfitSkill): string {
  return specialSkillOptions[unfitSkillOptions.indexOf(skill)] ?? '';
}
