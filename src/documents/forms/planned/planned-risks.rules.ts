import { fold } from '../../../platform/database/search/search.ts';
import type { Plan } from '../../../programmes/programmes.contract.ts';
import { type RiskKind, riskKindLabels } from '../../../programmes/programmes.labels.ts';
import { type Risks, riskLabels, riskNames } from '../shared/shared.labels.ts';
import { type PlanDifference, sourceOf } from './planned.rules.ts';

type Risk = Plan['risks'][number];

/** The field that a risk is a line of; the paper has five for what eSocial and NR-1 tell apart further. */
const fieldOfKind: Readonly<Record<RiskKind, keyof Risks>> = {
  physical: 'physicalRisks',
  chemical: 'chemicalRisks',
  biological: 'biologicalRisks',
  ergonomic: 'ergonomicRisks',
  accident: 'mechanicalRiks',
  psychosocial: 'ergonomicRisks',
  combined: 'physicalRisks',
  other: 'physicalRisks',
};

/** Those that the label of their field would call something else: their line says what they are. */
const namedInLine: readonly RiskKind[] = ['psychosocial', 'combined', 'other'];

/** The fields of risks with a line for each planned one that is not named there yet. */
export function withRisks(typed: Risks, planned: readonly Risk[]): Risks {
  const risks = { ...typed };
  for (const risk of planned) {
    const field = fieldOfKind[risk.kind];
    if (!isNamed(risks[field], risk)) risks[field] = [risks[field].trim(), lineOf(risk)].filter(Boolean).join('\n');
  }
  return risks;
}

/** The planned risks of which the fields say nothing, and what they say that no group's risk is. */
export function riskDifferences(typed: Risks, planned: readonly Risk[], plan: Plan): PlanDifference[] {
  const source = sourceOf(plan);
  const missing = planned.filter((risk) => !isNamed(typed[fieldOfKind[risk.kind]], risk));
  const known = plan.risks.map(({ name }) => fold(name));
  // Of a group whose risks are not known yet, none is one too many.
  const isKnown = plan.risks.length > 0 || plan.absence;
  const written = riskNames.flatMap((field) => typed[field].split(/[\n,;]+/)).map((text) => text.trim());
  const further = isKnown ? written.filter((text) => text && !isOneOf(fold(text), known)) : [];
  return [
    ...missing.map((risk) => ({ what: `Falta em ${riskLabels[fieldOfKind[risk.kind]]}: ${lineOf(risk)}`, source })),
    ...[...new Set(further)].map((text) => ({ what: `Risco a mais: ${text}`, source })),
  ];
}

function lineOf({ kind, name }: Risk): string {
  return namedInLine.includes(kind) ? `${riskKindLabels[kind]}: ${name}` : name;
}

function isNamed(text: string, { name }: Risk): boolean {
  return fold(text).includes(fold(name));
}

/** A name with commas is read in pieces, and 'Calor do forno' is heat. */
function isOneOf(text: string, names: readonly string[]): boolean {
  return names.some((name) => text.includes(name) || name.includes(text));
}
