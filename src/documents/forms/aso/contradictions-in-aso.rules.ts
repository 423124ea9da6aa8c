import { specialSkillOptions as fitOptions, unfitSkillOptions as unfitOptions } from '../shared/shared.labels.ts';
import { fitnessOptions } from './aso.labels.ts';
import type { AsoAnswers } from './aso.schema.ts';
import { activitiesIn, verdictOf } from './conclusion.rules.ts';
import type { Lack } from './content-of-aso.rules.ts';

/** The two fields in whose words a verdict may stand beside the chosen one. */
const texts = { conclusion: 'A conclusão', observation: 'A observação' } as const;
const textNames = Object.keys(texts) as (keyof typeof texts)[];

/** What an ASO says twice, and differently: one of the two is not so, and only who examined knows which (NR-7, 7.5.19.1 e). */
export function contradictionsIn(answers: AsoAnswers): Lack[] {
  return [...textNames.flatMap((name) => ofText(answers, name)), ...ofSkills(answers)];
}

function ofText(answers: AsoAnswers, path: keyof typeof texts): Lack[] {
  const written = verdictOf(answers[path]);
  const chosen = verdictChosen(answers.fitness);
  const where = texts[path];
  if (written === 'both') {
    const message = `${where} diz apto(a) e inapto(a) ao mesmo tempo: deixe só uma das duas (NR-7, 7.5.19.1, e)`;
    return [{ path, what: 'Escolher entre apto(a) e inapto(a) na conclusão', message }];
  }
  if (chosen && written !== 'none' && written !== chosen) {
    const [says, is] = written === 'fit' ? ['apto(a)', 'inapto(a)'] : ['inapto(a)', 'apto(a)'];
    const message = `${where} diz ${says}, e a aptidão escolhida é ${is}: acerte uma das duas (NR-7, 7.5.19.1, e)`;
    return [{ path, what: 'Acertar a conclusão com a aptidão escolhida', message }];
  }
  return ofActivities(answers, path);
}

/** A special activity of which the words say something else than the boxes, or that somebody who is unfit is said to be fit for. */
function ofActivities(
  { fitness, special_skills, unfit_skills, ...answers }: AsoAnswers,
  path: keyof typeof texts,
): Lack[] {
  const isUnfit = verdictChosen(fitness) === 'unfit';
  const said = activitiesIn(answers[path]);
  return said.flatMap(({ activity, verdict }): Lack[] => {
    const [fitFor, unfitFor] = [fitOptions[activity] ?? '', unfitOptions[activity] ?? ''];
    const [says, opposite] = verdict === 'fit' ? [fitFor, unfitFor] : [unfitFor, fitFor];
    const ticked: readonly string[] = [...special_skills, ...unfit_skills];
    const isSaidTwice = said.some((other) => other.activity === activity && other.verdict !== verdict);
    if (ticked.includes(opposite) || isSaidTwice) {
      const message = `${texts[path]} diz ${small(says)}, e este ASO também diz ${small(opposite)}: deixe só uma das duas (NR-7, 7.5.19.2)`;
      return [{ path, what: `Escolher entre apto(a) e inapto(a) ${activityOf(activity)}`, message }];
    }
    return isUnfit && verdict === 'fit' ? [unfitBeside(path, fitFor)] : [];
  });
}

function ofSkills({ fitness, special_skills, unfit_skills }: AsoAnswers): Lack[] {
  const both = fitOptions.flatMap((skill, at) => {
    const opposite = unfitOptions[at];
    return special_skills.includes(skill) && opposite && unfit_skills.includes(opposite) ? [at] : [];
  });
  const twice = both.map((at) => ({
    path: 'unfit_skills',
    what: `Escolher entre apto(a) e inapto(a) ${activityOf(at)}`,
    message: `Escolha entre apto(a) e inapto(a) ${activityOf(at)} (NR-7, 7.5.19.2)`,
  }));
  const [first] = special_skills;
  return verdictChosen(fitness) === 'unfit' && first ? [...twice, unfitBeside('special_skills', first)] : twice;
}

function unfitBeside(path: string, skill: string): Lack {
  return {
    path,
    what: 'Retirar as aptidões especiais de quem está inapto(a)',
    message: `Quem está inapto(a) para a função não consta como ${small(skill)}: retire a aptidão ou reveja a conclusão (NR-7, 7.5.19.1, e)`,
  };
}

function verdictChosen(fitness: AsoAnswers['fitness']): 'fit' | 'unfit' | null {
  if (fitness === '') return null;
  return fitness === fitnessOptions[0] ? 'fit' : 'unfit';
}

/** 'para trabalho em altura (NR-35)' */
function activityOf(at: number): string {
  return (fitOptions[at] ?? '').replace('Apto(a) ', '');
}

function small(skill: string): string {
  return skill.charAt(0).toLowerCase() + skill.slice(1);
}
