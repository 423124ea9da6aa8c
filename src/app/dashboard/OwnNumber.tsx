import { registrationWarning } from '../../platform/contract/registration/registration.rules.ts';
import { namedRegistration, registrationKindOf } from '../../platform/contract/registration/registration-kind.rules.ts';
import { Panel } from '../../ui/Panel.tsx';
import { ownNumberToCheck } from './numbers-to-check.labels.ts';

/** Says to a company that its own number does not fit; nothing where it does. */
export function OwnNumber({ number }: { number: string }) {
  if (registrationWarning(number) === null) return null;
  return (
    <Panel title={ownNumberToCheck}>
      <p>
        Os dígitos do {namedRegistration(number)} da empresa não conferem: peça à clínica que corrija o{' '}
        {registrationKindOf(number)} no cadastro.
      </p>
    </Panel>
  );
}
