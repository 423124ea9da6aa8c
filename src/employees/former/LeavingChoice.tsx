import { Alert, Anchor, Radio, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import { formatDate } from '../../platform/contract/dates.ts';
import { occasionLabels } from '../../programmes/programmes.labels.ts';
import { leavable, type OpenWhenLeaving, openWhenLeaving } from '../../referrals/leaving/leaving.labels.ts';
import type { Referral } from '../../referrals/referrals.contract.ts';
import { referPath, whenLabel } from '../../referrals/referrals.labels.ts';

type Props = {
  employeeId: string;
  /** What the person is still awaited for. */
  open: readonly Referral[];
  value: OpenWhenLeaving | '';
  onChange: (value: OpenWhenLeaving) => void;
  error: string | undefined;
};

/** What becomes of the open referrals of somebody who leaves, and the way to the exam for the dismissal (NR-7, 7.5.11). */
export function LeavingChoice({ employeeId, open, value, onChange, error }: Props) {
  const dismissal = open.find(({ occasion }) => occasion === 'dismissal');
  return (
    <Stack gap="md" mt="md">
      {canChoose(open) && (
        <Alert color="yellow" title="Há encaminhamento em aberto">
          {open.map((one) => (
            <Text key={one.id} size="sm">
              {`${one.name}: ${occasionLabels[one.occasion]}, ${formatDate(one.day)}, ${whenLabel(one)}, em ${one.placeName}.`}
            </Text>
          ))}
          <Radio.Group
            label="O que fazer?"
            mt="sm"
            value={value}
            onChange={(chosen) => onChange(chosen as OpenWhenLeaving)}
            error={error}
            required
          >
            <Stack gap={6} mt={4}>
              {Object.entries(openWhenLeaving).map(([choice, label]) =>
                choice === 'dismissal' && dismissal ? null : <Radio key={choice} value={choice} label={label} />,
              )}
            </Stack>
          </Radio.Group>
        </Alert>
      )}
      {!dismissal && (
        <Text size="sm">
          É um desligamento?{' '}
          <Anchor component={Link} to={referPath(employeeId, 'dismissal')}>
            Encaminhar para o exame demissional
          </Anchor>
        </Text>
      )}
      {dismissal && (
        <Text size="sm">
          {`O exame demissional está marcado: ${dismissal.name}, ${formatDate(dismissal.day)}, ${whenLabel(dismissal)}.`}
        </Text>
      )}
    </Stack>
  );
}

/** Of an exam for the dismissal nothing is asked: it is what the leaving needs. Nor of who is being attended. */
export function canChoose(open: readonly Referral[]): boolean {
  return open.some(({ occasion, state }) => occasion !== 'dismissal' && leavable.includes(state));
}
