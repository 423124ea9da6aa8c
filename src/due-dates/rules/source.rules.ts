import { formatDate } from '../../platform/contract/dates.ts';
import { type DueRule, ruleLabels } from './rule-names.labels.ts';

/** What a due date follows from. */
export type Origin = {
  rule: DueRule;
  months: number | null;
  /** The day from which the programme holds that was asked; null for none. */
  protocolFrom: string | null;
  lastOn: string | null;
  /** The day on which it would be due without an absence; null where none moves it. */
  restedOn: string | null;
  /** The document that says so, by its name; null for a record by hand. */
  lastDocument: string | null;
};

/** Rules whose words do not say how many months it are. */
const counted: readonly DueRule[] = [
  'protocol',
  'clinicalProtocol',
  'first',
  'clinicalFirst',
  'seasonal',
  'chestXray',
  'personal',
];

/** Which rule, which protocol, which document: 'NR-7, 7.5.8 II: … · protocolo de 01-02-2026 · último exame 12-03-2026 (…)'. */
export function sourceOf({ rule, months, protocolFrom, lastOn, restedOn, lastDocument }: Origin): string {
  const label = ruleLabels[rule];
  const document = lastDocument === null ? '' : ` (${lastDocument})`;
  return [
    counted.includes(rule) && months !== null ? `${label}, ${months === 1 ? '1 mês' : `${months} meses`}` : label,
    ...(restedOn === null ? [] : [`seria em ${formatDate(restedOn)}, suspenso pelo afastamento`]),
    ...(protocolFrom === null ? [] : [`protocolo de ${formatDate(protocolFrom)}`]),
    ...(lastOn === null ? [] : [`último exame ${formatDate(lastOn)}${document}`]),
  ].join(' · ');
}
