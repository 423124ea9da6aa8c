import { spirometer } from '../../../equipment/equipment.labels.ts';
import { decimalOf, decimalText } from '../../../platform/contract/decimal.rules.ts';
import type { Issue } from '../../../platform/contract/errors.ts';
import { refusedDays } from '../in-house/days-of-exam.rules.ts';
import type { Shown } from '../issuable.server.ts';
import type { SpirometryAnswers } from './occupational-spirometry.schema.ts';

/** Beyond these a number is a slip: nobody at work is so tall, breathes so much, or has smoked so long. */
export const limits = {
  height_cm: [100, 230],
  weight_kg: [25, 300],
  pack_years: [0, 200],
  volume: [0.2, 12],
  predicted: [0.5, 10],
  ratio_lower: [40, 95],
  curves: [0, 15],
} as const;

type Volumes = Pick<SpirometryAnswers, 'fvc' | 'fev1' | 'fvc_predicted' | 'fev1_predicted'>;

/** What is computed of the volumes, in per cent: of the whole breath that of the first second, and each of what was predicted. */
export function computed({ fvc, fev1, fvc_predicted, fev1_predicted }: Volumes) {
  return {
    ratio: percent(fev1, fvc, 1),
    ofFvc: percent(fvc, fvc_predicted, 0),
    ofFev1: percent(fev1, fev1_predicted, 0),
  };
}

/** With so many digits after the comma; empty where a number is missing. */
function percent(part: string, whole: string, digits: number): string {
  const [of, all] = [decimalOf(part), decimalOf(whole)];
  if (of === null || all === null || all === 0) return '';
  // As whole numbers: what lies in the middle is rounded up, as by hand.
  return decimalText((100 * Math.round(1000 * of)) / Math.round(1000 * all), digits);
}

/** So many acceptable curves each grade needs at least (ATS/ERS 2019, for adults); U and F are of sessions without any. */
const leastCurves: Readonly<Record<string, number>> = { A: 3, B: 2, C: 2, D: 2, E: 1 };

/** What cannot be so of a spirometry, at the answer that is to be mended. */
export function impossibleSpirometry(answers: SpirometryAnswers): Issue[] {
  const issues: Issue[] = [];
  const say = (path: keyof SpirometryAnswers, message: string) => issues.push({ path, message });
  const { fvc, fev1, fvc_predicted, fev1_predicted, equation, smoking, pack_years, curves, grade, reading } = answers;
  if (isMore(fev1, fvc)) {
    say('fev1', `O VEF1 é parte da CVF: ${fev1} L não cabem em ${fvc} L. Confira os dois`);
  }
  if (isMore(fev1_predicted, fvc_predicted)) {
    say('fev1_predicted', 'O VEF1 previsto não pode passar da CVF prevista: confira os dois');
  }
  const predicted = [fvc_predicted, fev1_predicted].filter((text) => text.trim() !== '').length;
  if (predicted === 1) {
    say(fvc_predicted.trim() === '' ? 'fvc_predicted' : 'fev1_predicted', 'Informe os dois previstos, ou nenhum');
  }
  if (predicted > 0 && equation.trim() === '') say('equation', 'Diga de que equação são os valores previstos');
  if (smoking === 'Nunca fumou' && (decimalOf(pack_years) ?? 0) > 0) {
    say('pack_years', 'Quem nunca fumou não tem anos-maço: confira o tabagismo');
  }
  const [count, least] = [decimalOf(curves), leastCurves[grade]];
  if (count !== null && least !== undefined && count < least) {
    const said = least === 1 ? 'uma curva aceitável' : `${least} curvas aceitáveis`;
    say('grade', `O grau ${grade} pede ao menos ${said}: foram ${curves}`);
  }
  if (count !== null && count > 0 && (grade === 'U' || grade === 'F')) {
    say('grade', `O grau ${grade} é de quem não teve curva aceitável: foram ${curves}`);
  }
  if (grade === 'F' && reading !== '' && reading !== 'Inconclusivo') {
    say('reading', 'Com o grau F nenhuma curva se aproveita: a leitura é inconclusiva');
  }
  return issues;
}

/** What keeps a spirometry from being issued, by its answers. */
export function refusedInSpirometry(answers: SpirometryAnswers, known: { today: string }): Issue[] {
  return [...refusedDays(answers, known, { equipment: spirometer, norm: '' }), ...impossibleSpirometry(answers)];
}

/** What it has shown, for the record of the exam. */
export function shownBySpirometry(answers: SpirometryAnswers): Shown {
  const { ofFvc, ofFev1 } = computed(answers);
  const of = (volume: string, predicted: string) => `${volume} L${predicted === '' ? '' : ` (${predicted} %)`}`;
  const { reading } = answers;
  return {
    abnormal: reading === 'Normal' ? 'no' : reading === 'Inconclusivo' || reading === '' ? '' : 'yes',
    value: `CVF ${of(answers.fvc, ofFvc)}, VEF1 ${of(answers.fev1, ofFev1)}`,
  };
}

function isMore(one: string, other: string): boolean {
  const [a, b] = [decimalOf(one), decimalOf(other)];
  return a !== null && b !== null && a > b;
}
