import { Alert, Checkbox } from '@mantine/core';
import type { Issue } from '../platform/contract/errors.ts';

type Props = {
  /** What the server has said. */
  issues: readonly Issue[];
  /** The answer that does it all the same. */
  label: string;
  isConfirmed: boolean;
  onConfirm: (isConfirmed: boolean) => void;
};

const refusing = ['occasion', 'newFunction', 'returnOn'];

/** What is said of an occasion that does not fit another day than it was booked for: a refusal, or a question with its answer. */
export function OccasionQuestion({ issues, label, isConfirmed, onConfirm }: Props) {
  const refused = issues.find(({ path }) => refusing.includes(path));
  const asked = issues.find(({ path }) => path === 'occasionConfirmed');
  return (
    <>
      {refused && (
        <Alert color="red" role="alert" mt="md">
          {refused.message.replace(/\.?$/, '.')} Se não vale mais, cancele este encaminhamento e faça outro.
        </Alert>
      )}
      {(asked || isConfirmed) && (
        <Checkbox
          mt="md"
          label={label}
          error={asked?.message}
          checked={isConfirmed}
          onChange={({ currentTarget }) => onConfirm(currentTarget.checked)}
        />
      )}
    </>
  );
}
