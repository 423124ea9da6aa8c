import { dayOf } from '../../platform/clock/moments.ts';
import { formatDate } from '../../platform/contract/dates.ts';
import type { Compared, Evidence } from './change.rules.ts';
import type { Classified } from './class.rules.ts';
import type { EarStanding } from './course.rules.ts';
import { airLevels, boneLevels, type Ear } from './ear.rules.ts';

/** What an ear's audiogram says by itself, with its item and the numbers that led to it. */
export function classSentence(ear: Ear, { item, at, othersUpTo }: Classified): string {
  if (item === '5.1')
    return 'Limiares até 25 dB em todas as frequências testadas: dentro dos limites aceitáveis (5.1).';
  const [air, bone] = [airLevels(ear), boneLevels(ear)];
  const levels = at.map((hz) => {
    const level = Math.max(...[...air, ...bone].filter((one) => one.hz === hz).map((one) => one.level));
    return `${hertz(hz)} em ${decibels(level)}`;
  });
  const seen = list.format(levels);
  if (item === '5.2') {
    return `${seen}, acima de 25 dB e das outras frequências (até ${decibels(othersUpTo)}): sugestivo de PAINPSE (5.2).`;
  }
  return `${seen}, acima de 25 dB sem a forma do 5.2: não sugestivo de PAINPSE (5.2.1).`;
}

/** What a comparison with the reference says, with its item and the numbers that led to it. */
export function changeSentence(standing: Pick<EarStanding, 'compared' | 'reference' | 'isReference'>): string {
  const { compared, reference, isReference } = standing;
  if (!compared || !reference) return 'É o primeiro: com ele se comparam os próximos (4.3.1, a).';
  const since = `Desde a referência de ${formatDate(reference.doneOn)}: `;
  return `${since}${compared.evidence.map((one) => evidenceText(one)).join('; ')}. ${verdictOf(compared, isReference)}`;
}

/** Who has concluded, and on which day of the practice's. */
export function conclusionHeading(by: string | null, at: string | null): string {
  return `Conclusão de ${by ?? ''}${at ? `, em ${dayOf(at)}` : ''}`;
}

const verdicts = {
  onset: 'Sugestivo de desencadeamento de PAINPSE',
  worsening: 'Sugestivo de agravamento de PAINPSE',
};

/** Whose word it is that the reference is another now, or is not, where the criteria say otherwise. */
const byOpinion = {
  changed: 'pela conclusão do médico este exame passa a ser a referência (5.5.1)',
  stays: 'pela conclusão do médico a referência permanece (5.5)',
};

function verdictOf({ change, item, evidence, isUnconfirmed }: Compared, isReference: boolean): string {
  if (isUnconfirmed) {
    const neither =
      'A referência está alterada e nenhum médico confirmou PAINPSE nela: nem o 5.3 nem o 5.4 se aplicam, decide o médico';
    return isReference ? `${neither}; ${byOpinion.changed}.` : `${neither}.`;
  }
  if (change === 'none') {
    const outcome = isReference ? byOpinion.changed : 'a referência permanece (5.5)';
    return `Abaixo dos critérios do 5.3, do 5.3.1 e do 5.4: ${outcome}.`;
  }
  const outcome = isReference ? 'este exame passa a ser a referência (5.5.1)' : byOpinion.stays;
  const letters = [...new Set(evidence.map(({ letter }) => letter))].sort();
  return `${verdicts[change]} (${item}, ${letters.join(' e ')}); ${outcome}.`;
}

function evidenceText(evidence: Evidence): string {
  const { before, after, by } = evidence;
  const rise = `de ${decibels(before)} para ${decibels(after)} (${signed.format(by)} dB; critério ${evidence.letter === 'a' ? 10 : 15} dB)`;
  if (evidence.letter === 'b') return `${hertz(evidence.hz)} ${rise}`;
  return `média de ${list.format(evidence.frequencies.map(hertz))} ${rise}`;
}

const list = new Intl.ListFormat('pt-BR');
const whole = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 2 });
const signed = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 2, signDisplay: 'exceptZero' });

function hertz(hz: number): string {
  return `${hz >= 1000 ? `${hz / 1000}.000` : hz} Hz`;
}

function decibels(level: number): string {
  return `${whole.format(level)} dB`;
}
