import { sightTester } from '../../../equipment/equipment.labels.ts';
import { decimalOf } from '../../../platform/contract/decimal.rules.ts';
import type { Issue } from '../../../platform/contract/errors.ts';
import { refusedDays } from '../in-house/days-of-exam.rules.ts';
import { examEquipmentLabels } from '../in-house/in-house.labels.ts';
import type { Shown } from '../issuable.server.ts';
import { blind, readsNothing, shortAcuity } from './sight.rules.ts';
import { byEquipment, type Eye, eyes, rows } from './visual-acuity.labels.ts';
import type { AcuityAnswers } from './visual-acuity.schema.ts';

type Field = keyof AcuityAnswers;
type Glasses = 'without' | 'with';

/** The name of one answer. */
export function fieldOf(distance: 'far' | 'near', eye: Eye, glasses: Glasses) {
  return `${distance}_${eye}_${glasses}` as const;
}

/** How an eye sees at its best: with its correction where that was tested. */
function bestOf(answers: AcuityAnswers, eye: Eye): { text: string; corrected: boolean } {
  const corrected = answers[fieldOf('far', eye, 'with')].trim();
  return corrected === ''
    ? { text: answers[fieldOf('far', eye, 'without')].trim(), corrected: false }
    : { text: corrected, corrected: true };
}

/** What cannot be so of an exam of sight, at the answer that is to be mended. */
export function impossibleAcuity(answers: AcuityAnswers): Issue[] {
  return [
    ...ofCorrection(answers),
    ...ofBlindness(answers),
    ...ofPlates(answers),
    ...ofEquipment(answers),
    ...(['right', 'left'] as const).flatMap((eye) =>
      bestOf(answers, eye).text === ''
        ? [{ path: fieldOf('far', eye, 'without'), message: 'Informe a acuidade para longe, com ou sem correção' }]
        : [],
    ),
  ];
}

/** What is tested with glasses is tested of who has some. */
function ofCorrection(answers: AcuityAnswers): Issue[] {
  if (answers.correction !== 'Não usa') return [];
  return all('with')
    .filter((name) => answers[name].trim() !== '')
    .map((path) => ({ path, message: 'Quem não usa correção não é medido com ela: confira a correção em uso' }));
}

/** An eye without light has none through glasses, reads nothing, and sees no depth with the other one. */
function ofBlindness(answers: AcuityAnswers): Issue[] {
  const issues: Issue[] = [];
  const isBlind = (eye: Eye) =>
    (['without', 'with'] as const).some((glasses) => answers[fieldOf('far', eye, glasses)] === blind);
  for (const eye of ['right', 'left'] as const) {
    if (!isBlind(eye)) continue;
    const name = eyes[eye].toLowerCase();
    for (const glasses of ['without', 'with'] as const) {
      const far = answers[fieldOf('far', eye, glasses)].trim();
      if (far !== '' && far !== blind) {
        const message = `O olho ${name} está sem percepção luminosa: nem com correção ele vê. Confira`;
        issues.push({ path: fieldOf('far', eye, glasses), message });
      }
      const near = answers[fieldOf('near', eye, glasses)].trim();
      if (near !== '' && near !== readsNothing) {
        const message = `O olho ${name} está sem percepção luminosa e não lê de perto: confira`;
        issues.push({ path: fieldOf('near', eye, glasses), message });
      }
    }
  }
  if (isBlind('right') && isBlind('left')) {
    for (const glasses of ['without', 'with'] as const) {
      const path = fieldOf('far', 'both', glasses);
      const both = answers[path].trim();
      if (both !== '' && both !== blind) {
        issues.push({ path, message: 'Nenhum dos olhos percebe a luz: ambos juntos também não. Confira' });
      }
    }
  }
  if ((isBlind('right') || isBlind('left')) && answers.stereopsis.trim() !== '') {
    issues.push({ path: 'stereopsis', message: 'Não há estereopsia com um olho só: confira' });
  }
  return issues;
}

function ofPlates({ plates_right, plates_total }: AcuityAnswers): Issue[] {
  const [right, total] = [decimalOf(plates_right), decimalOf(plates_total)];
  if (right === null && total !== null) return [{ path: 'plates_right', message: 'Diga quantas placas foram certas' }];
  if (right !== null && total === null) {
    return [{ path: 'plates_total', message: 'Diga quantas placas foram mostradas' }];
  }
  if (right === null || total === null || right <= total) return [];
  return [{ path: 'plates_right', message: `De ${total} placas não se acertam ${right}: confira os dois números` }];
}

/** All of the equipment or nothing; what is measured by one names it. */
function ofEquipment(answers: AcuityAnswers): Issue[] {
  const names = Object.keys(examEquipmentLabels) as (keyof typeof examEquipmentLabels)[];
  const empty = names.filter((name) => answers[name].trim() === '');
  const isNamed = empty.length < names.length || answers.method === byEquipment;
  if (!isNamed) return [];
  return empty.map((path) => ({
    path,
    message: 'Escolha o aparelho entre os da clínica, ou deixe os seus quatro campos vazios',
  }));
}

/** What keeps an exam of sight from being issued, by its answers. */
export function refusedInAcuity(answers: AcuityAnswers, known: { today: string }): Issue[] {
  return [...refusedDays(answers, known, { equipment: sightTester, norm: '' }), ...impossibleAcuity(answers)];
}

/** What it has shown, for the record of the exam: each eye at its best, for far. */
export function shownByAcuity(answers: AcuityAnswers): Shown {
  const of = (eye: Eye) => {
    const { text, corrected } = bestOf(answers, eye);
    return `${shortAcuity(text)} ${corrected ? 'c/c' : 's/c'}`;
  };
  const abnormal = { Normal: 'no', Alterada: 'yes', Inconclusiva: '', '': '' } as const;
  return { abnormal: abnormal[answers.reading], value: `OD ${of('right')}, OE ${of('left')}` };
}

/** All answers of sight with glasses, or without. */
export function all(glasses: Glasses): Field[] {
  return rows
    .filter((row) => row.glasses === glasses)
    .flatMap(({ distance }) => (Object.keys(eyes) as Eye[]).map((eye) => fieldOf(distance, eye, glasses)));
}
