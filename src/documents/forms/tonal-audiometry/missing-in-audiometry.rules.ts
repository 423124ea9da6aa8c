import { councilIn } from '../../../councils/councils.rules.ts';
import { today } from '../../../platform/contract/dates.ts';
import type { PaperContext } from '../../paper/paper.ts';
import type { Pendency } from '../form.ts';
import { refusedInAudiometry, wantedRest } from './refused-in-audiometry.rules.ts';
import { thresholdRows } from './tonal-audiometry.labels.ts';
import type { AudiometryAnswers } from './tonal-audiometry.schema.ts';

const required = [
  ['corporate_reason', 'Razão social da empresa'],
  ['cnpj', 'CNPJ ou CPF do empregador'],
  ['employeeFunction', 'Função'],
  ['date', 'Data do exame'],
  ['rest_hours', 'Horas de repouso acústico'],
  ['maker', 'Fabricante do audiômetro'],
  ['model', 'Modelo do audiômetro'],
  ['calibrated_on', 'Última calibração do audiômetro'],
] as const;

/** What an audiometry still lacks (NR-7, Anexo II, 3.5), and what the annex wants otherwise than it was. */
export function missingInAudiometry(answers: AudiometryAnswers, { signer }: Pick<PaperContext, 'signer'>): Pendency[] {
  const empty = required.filter(([path]) => answers[path].trim() === '').map(([path, what]) => ({ path, what }));
  const untested = thresholdRows
    .filter((row) => row.endsWith('_air'))
    .flatMap((row) => {
      const at = answers[row].findIndex(({ db }) => db.trim() === '');
      const side = row.startsWith('right') ? 'direita' : 'esquerda';
      return at < 0 ? [] : [{ path: `${row}.${at}.db`, what: `Limiares por via aérea à ${side}` }];
    });
  const rest = Number(answers.rest_hours);
  const rested =
    answers.rest_hours.trim() !== '' && rest < wantedRest
      ? [{ path: 'rest_hours', what: `Repouso acústico de ${wantedRest} horas: foram ${rest}` }]
      : [];
  const refused = refusedInAudiometry(answers, { today: today() }).map(({ path, message }) => ({
    path,
    what: message,
  }));
  const council = signer && councilIn(signer.organ);
  const entitled = !signer || signer.organ === '' || council === 'CRM' || council === 'CRFa';
  return [
    ...empty,
    ...untested,
    ...rested,
    ...refused,
    ...(entitled ? [] : [{ path: null, what: 'Médico(a) ou fonoaudiólogo(a) que fez o exame (3.6)' }]),
  ];
}
