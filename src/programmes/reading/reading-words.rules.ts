import { formatDate } from '../../platform/contract/dates.ts';
import type { Group, ProgrammeHead } from '../programmes.contract.ts';
import { dustBandLabels, type Occasion, occasionLabels } from '../programmes.labels.ts';
import type { ProtocolExam, Risk } from '../programmes.schema.ts';

/** What a version is called: 'Versão 2', or 'Versão em preparação' before it is in force. */
export function versionName({ number, state }: Pick<ProgrammeHead, 'number' | 'state'>): string {
  return state === 'draft' ? 'Versão em preparação' : `Versão ${number}`;
}

/** The days for which a version is made. */
export function validity({ validFrom, validTo }: Pick<ProgrammeHead, 'validFrom' | 'validTo'>): string {
  return validTo ? `${formatDate(validFrom)} a ${formatDate(validTo)}` : `a partir de ${formatDate(validFrom)}`;
}

/** The physician as a paper names them; empty where none is. */
export function physicianName(head: ProgrammeHead): string {
  const { physicianName: name, physicianCouncil: council, physicianNumber: number, physicianUf: uf } = head;
  const registration = [[council, uf].filter(Boolean).join('/'), number].filter(Boolean).join(' ');
  return [name, registration].filter(Boolean).join(' · ');
}

/** When an exam is made: 'Admissional · Periódico, a cada 12 meses, o primeiro após 6'. */
export function occasionsInWords({ occasions, everyMonths, firstAfterMonths }: ProtocolExam): string {
  return occasions
    .map((occasion) => {
      if (occasion !== 'periodic') return occasionLabels[occasion];
      const every = everyMonths === null ? ', no intervalo da NR-7' : `, a cada ${months(everyMonths)}`;
      const first = firstAfterMonths === null ? '' : `, o primeiro após ${months(firstAfterMonths)}`;
      return `${occasionLabels.periodic}${every}${first}`;
    })
    .join(' · ');
}

/** The occasions as the columns of a table name them. */
export const shortOccasions: Readonly<Record<Occasion, string>> = {
  admission: 'Admissional',
  periodic: 'Periódico',
  return: 'Retorno',
  riskChange: 'Mudança de risco',
  dismissal: 'Demissional',
};

/** What is seen of an exam on an occasion, and what is heard of it. */
export type OccasionCell = { sign: string; more: string; words: string };

/** Whether an exam is made on an occasion; of the periodic one how often, too: '12 m', 'a cada 12 meses'. */
export function occasionCell(
  { occasions, everyMonths, firstAfterMonths }: ProtocolExam,
  occasion: Occasion,
): OccasionCell {
  if (!occasions.includes(occasion)) return { sign: '—', more: '', words: 'não' };
  if (occasion !== 'periodic') return { sign: '✓', more: '', words: 'sim' };
  const first = firstAfterMonths === null ? '' : `, o primeiro após ${months(firstAfterMonths)}`;
  const firstShort = firstAfterMonths === null ? '' : `1º: ${firstAfterMonths} m`;
  return everyMonths === null
    ? { sign: '✓', more: firstShort || 'NR-7', words: `no intervalo da NR-7${first}` }
    : { sign: `${everyMonths} m`, more: firstShort, words: `a cada ${months(everyMonths)}${first}` };
}

/** How much a version holds: '12 exames e 2 vacinas em 3 grupos'. */
export function contentInWords(groups: readonly Pick<Group, 'exams' | 'vaccines'>[]): string {
  const exams = groups.reduce((sum, group) => sum + group.exams.length, 0);
  const vaccines = groups.reduce((sum, group) => sum + group.vaccines.length, 0);
  const of = (count: number, one: string) => `${count.toLocaleString('pt-BR')} ${count === 1 ? one : `${one}s`}`;
  const planned = vaccines === 0 ? '' : ` e ${of(vaccines, 'vacina')}`;
  return `${of(exams, 'exame')}${planned} em ${of(groups.length, 'grupo')}`;
}

/** A risk with what is known of it: 'Ruído · 02.01.001 · fonte: prensa · 87 dB(A)'. */
export function riskDetails({ code, source, intensity, band }: Risk): string {
  const measured = band && `poeira: ${dustBandLabels[band].toLowerCase()}`;
  return [code, source && `fonte: ${source}`, intensity, measured].filter(Boolean).join(' · ');
}

/** How many people: '1 pessoa', '12 pessoas'. */
export function peopleInWords(count: number): string {
  return count === 1 ? '1 pessoa' : `${count.toLocaleString('pt-BR')} pessoas`;
}

function months(count: number): string {
  return count === 1 ? '1 mês' : `${count} meses`;
}
