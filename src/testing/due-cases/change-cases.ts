import { type DueCase, did, exam, group, line, noise, office, risk, silica, versionDay } from './due-case.ts';

const change = 'NR-7, 7.5.10';
const yearly = 'NR-7, 7.5.8 II';
const solvent = risk('chemical', '01.19.036', 'Tolueno');
/** Noise with the audiometry that Annex II asks for. */
const loud = group({
  risks: [noise],
  exams: [exam('0295'), exam('0281', { occasions: ['admission', 'periodic', 'dismissal'] })],
});
const solvents = group({ risks: [solvent] });
const unknown = group();
const long = { admitted: '2011-05-16' };
const toNoise = { ...long, inFunction: '2026-04-01', functionBefore: office, group: loud };
const byVersion = { ...long, versionBefore: office, group: loud };
const known = [did('0295', '2025-10-01')];

/** NR-7, 7.5.10: before the date of a change of risks, with the exams that are lacking. */
export const changeCases: readonly DueCase[] = [
  line('a function with new risks: before it begins', { ...toNoise, done: known }, '0295', ['2026-04-01', change]),
  line('and the audiometry that is lacking', { ...toNoise, done: known }, '0281', ['2026-04-01', change]),
  line('a function ahead of today', { ...toNoise, inFunction: '2099-01-01', done: known }, '0295', [
    '2026-10-01',
    yearly,
  ]),
  line('its audiometry by the day of the change', { ...toNoise, inFunction: '2099-01-01', done: known }, '0281', [
    '2099-01-01',
    change,
  ]),
  line(
    'examined for it 10 days before',
    { ...toNoise, done: [...known, did('0295', '2026-03-22', 'riskChange')] },
    '0295',
    ['2027-03-22', yearly],
  ),
  line(
    'examined for it on its day',
    { ...toNoise, done: [...known, did('0295', '2026-04-01', 'riskChange')] },
    '0295',
    ['2027-04-01', yearly],
  ),
  line(
    'examined for it 90 days before',
    { ...toNoise, done: [...known, did('0295', '2026-01-01', 'riskChange')] },
    '0295',
    ['2027-01-01', yearly],
  ),
  line(
    'examined for another change 91 days before',
    { ...toNoise, done: [...known, did('0295', '2025-12-31', 'riskChange')] },
    '0295',
    ['2026-04-01', change],
  ),
  line('a periodic exam before it is not for it', { ...toNoise, done: [...known, did('0295', '2026-03-22')] }, '0295', [
    '2026-04-01',
    change,
  ]),
  line('a periodic exam after it settles it', { ...toNoise, done: [...known, did('0295', '2026-05-02')] }, '0295', [
    '2027-05-02',
    yearly,
  ]),
  line(
    'an audiometry of a month before is there already',
    { ...toNoise, done: [...known, did('0281', '2026-03-01')] },
    '0281',
    ['2027-03-01', 'NR-7, Anexo II'],
  ),
  line(
    'an audiometry of years before is due with the change',
    { ...toNoise, done: [...known, did('0281', '2015-03-01')] },
    '0281',
    ['2026-04-01', change],
  ),
  line('a function with the same risks changes nothing', { ...toNoise, functionBefore: loud, done: known }, '0295', [
    '2026-10-01',
    yearly,
  ]),
  line(
    'the audiometry of the function before is asked for since the admission',
    { ...toNoise, functionBefore: loud, done: known },
    '0281',
    ['2011-05-16', 'NR-7, 7.5.8 I'],
  ),
  line(
    'a function with fewer risks changes nothing',
    { ...toNoise, functionBefore: loud, group: office, done: known },
    '0295',
    ['2027-10-01', yearly],
  ),
  line('a function with other risks is a change', { ...toNoise, functionBefore: solvents, done: known }, '0295', [
    '2026-04-01',
    change,
  ]),
  line(
    'one risk more is a change',
    { ...toNoise, functionBefore: loud, group: group({ risks: [noise, solvent] }), done: known },
    '0295',
    ['2026-04-01', change],
  ),
  line(
    'an ergonomic risk that is new',
    { ...toNoise, group: group({ risks: [risk('ergonomic', '', 'Postura')] }), done: known },
    '0295',
    ['2026-04-01', change],
  ),
  line('from a function of which risks are unknown', { ...toNoise, functionBefore: unknown, done: known }, '0295', [
    '2026-04-01',
    change,
  ]),
  line('from a function without a group', { ...toNoise, functionBefore: null, done: known }, '0295', [
    '2026-04-01',
    change,
  ]),
  line(
    'to a function without risks, from an unknown one',
    { ...toNoise, functionBefore: unknown, group: office, done: known },
    '0295',
    ['2027-10-01', yearly],
  ),
  line('on a leap day', { ...toNoise, inFunction: '2024-02-29', done: [did('0295', '2023-10-01')] }, '0295', [
    '2024-02-29',
    change,
  ]),
  line('the periodic exam is due sooner than the change', { ...toNoise, done: [did('0295', '2023-01-10')] }, '0295', [
    '2024-01-10',
    yearly,
  ]),
  line(
    'never examined: the admission comes first',
    { ...toNoise },
    '0295',
    ['2011-05-16', 'NR-7, 7.5.8 I'],
    'neverExamined',
  ),
  line('and the audiometry by the change', { ...toNoise }, '0281', ['2026-04-01', change], 'neverExamined'),
  line('a version with a new risk: by its day', { ...byVersion, done: known }, '0295', [versionDay, change]),
  line('and the audiometry by its day, not since 2011', { ...byVersion, done: known }, '0281', [versionDay, change]),
  line(
    'examined for the new version',
    { ...byVersion, done: [...known, did('0295', '2026-05-20', 'riskChange')] },
    '0295',
    ['2027-05-20', yearly],
  ),
  line('examined since the new version', { ...byVersion, done: [...known, did('0295', '2026-06-10')] }, '0295', [
    '2027-06-10',
    yearly,
  ]),
  line(
    'an audiometry from before the risk, still of use',
    { ...byVersion, done: [...known, did('0281', '2026-02-01')] },
    '0281',
    ['2027-02-01', 'NR-7, Anexo II'],
  ),
  line(
    'a version that says risks which were to be told is no change',
    { ...byVersion, versionBefore: unknown, done: known },
    '0295',
    ['2026-10-01', yearly],
  ),
  line(
    'a version that gives a group to who had none is no change',
    { ...byVersion, versionBefore: null, done: known },
    '0295',
    ['2026-10-01', yearly],
  ),
  line('whose audiometry is asked for since that version', { ...byVersion, versionBefore: null, done: known }, '0281', [
    versionDay,
    'NR-7, 7.5.18',
  ]),
  line(
    'a version with one exam more and no new risk',
    { ...byVersion, versionBefore: group({ risks: [noise] }), done: known },
    '0281',
    [versionDay, 'NR-7, 7.5.18'],
  ),
  line(
    'and its clinical exam as always',
    { ...byVersion, versionBefore: group({ risks: [noise] }), done: known },
    '0295',
    ['2026-10-01', yearly],
  ),
  line('a version with the same risks', { ...byVersion, versionBefore: loud, done: known }, '0295', [
    '2026-10-01',
    yearly,
  ]),
  line(
    'admitted after the version began: no change',
    { admitted: '2026-06-15', versionBefore: office, group: loud },
    '0281',
    ['2026-06-15', 'NR-7, 7.5.8 I'],
    'neverExamined',
  ),
  line(
    'admitted on its day: no change',
    { admitted: versionDay, versionBefore: office, group: loud, done: [did('0295', '2026-05-30', 'admission')] },
    '0295',
    ['2027-05-30', yearly],
  ),
  line(
    'an exam of changes alone, of a change',
    { ...toNoise, group: group({ risks: [noise], exams: [exam('0693', { occasions: ['riskChange'] })] }), done: known },
    '0693',
    ['2026-04-01', change],
  ),
  line(
    'an exam of changes alone, of none',
    { ...long, group: group({ risks: [noise], exams: [exam('0693', { occasions: ['riskChange'] })] }), done: known },
    '0693',
    null,
  ),
  line(
    'an indicator of Quadro 1 is not made at a change: 6 months later',
    {
      ...toNoise,
      group: group({ risks: [solvent], exams: [exam('0295'), exam('0100', { indicator: 'quadro1' })] }),
      done: known,
    },
    '0100',
    ['2026-10-01', 'NR-7, 7.5.13'],
  ),
  line(
    'an indicator of Quadro 1 of a new version: 6 months after it',
    {
      ...byVersion,
      group: group({ risks: [solvent], exams: [exam('0295'), exam('0100', { indicator: 'quadro1' })] }),
      done: known,
    },
    '0100',
    ['2026-12-01', 'NR-7, 7.5.13'],
  ),
  line(
    'spirometry of who goes into dust',
    {
      ...toNoise,
      group: group({ risks: [silica('unmeasured')], exams: [exam('0295'), exam('1057')] }),
      done: known,
    },
    '1057',
    ['2026-04-01', change],
  ),
];
