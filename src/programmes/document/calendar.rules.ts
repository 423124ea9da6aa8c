import { paperDate } from '../../documents/paper/blocks.rules.ts';
import type { PcmsoOnPaper } from './pcmso.paper.ts';

/** What is done when in a version of a programme: each periodic exam by its intervals, the year's report and the revision. */
export function calendarOf({
  groups,
  validFrom,
  validTo,
}: Pick<PcmsoOnPaper, 'groups' | 'validFrom' | 'validTo'>): string[][] {
  const exams = new Map<string, Map<string, string[]>>();
  for (const { name: group, exams: protocol } of groups) {
    for (const { name, occasions, everyMonths } of protocol) {
      if (!occasions.includes('periodic')) continue;
      const every = everyMonths === null ? 'no intervalo da NR-7' : `a cada ${everyMonths} meses`;
      const intervals = exams.get(name) ?? new Map<string, string[]>();
      intervals.set(every, [...(intervals.get(every) ?? []), group]);
      exams.set(name, intervals);
    }
  }
  return [
    ['Início da vigência', paperDate(validFrom)],
    ...[...exams].map(([name, intervals]) => [
      `${name}, periódico`,
      [...intervals].map(([every, names]) => `${every}: ${names.join(', ')}`).join('\n'),
    ]),
    ['Relatório analítico (NR-7, 7.6.2)', 'todo ano, contado da data do último'],
    ['Revisão do programa', validTo ? `até ${paperDate(validTo)}, e${onChange}` : onChange.trim()],
  ];
}

const onChange = ' sempre que mudarem os riscos do PGR';
