import { Answer } from '../../paper/Answer.tsx';
import { type Risks, riskLabels, riskNames } from './shared.labels.ts';

/** The five groups of occupational risks on paper. */
export function RiskAnswers({ answers }: { answers: Risks }) {
  return riskNames.map((risk) => <Answer key={risk} label={riskLabels[risk]} value={answers[risk]} wide />);
}
