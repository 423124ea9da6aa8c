import type { ReactNode } from 'react';
import { fieldsOf } from '../../../ui/fields/field-names.ts';
import { LongTextField } from '../../../ui/fields/LongTextField.tsx';
import { FieldSection } from '../editor/FieldSection.tsx';
import classes from './LineFields.module.css';
import { riskLabels, riskNames } from './shared.labels.ts';

const field = fieldsOf(riskLabels);

/** The five groups of occupational risks, one line of free text each; all may stay empty. What else a form asks about risks follows. */
export function RiskFields({ children }: { children?: ReactNode }) {
  return (
    <FieldSection title="Riscos ocupacionais" wide>
      <div className={classes.lines}>
        {riskNames.map((name) => (
          <LongTextField key={name} {...field(name)} />
        ))}
      </div>
      {children}
    </FieldSection>
  );
}
