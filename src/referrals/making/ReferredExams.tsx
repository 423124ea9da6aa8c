import { Alert, Anchor, Box, Checkbox, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { Link } from 'react-router';
import { reachOf } from '../../access/policy.ts';
import { errorMessage } from '../../platform/browser/api-client.ts';
import { today } from '../../platform/contract/dates.ts';
import type { Occasion } from '../../programmes/programmes.labels.ts';
import { CodedEntryPicker } from '../../reference/CodedEntryPicker.tsx';
import { useProfile } from '../../sign-in/useProfile.ts';
import type { ReferredExam } from '../referrals.contract.ts';
import { clinicalExam } from '../referrals.labels.ts';
import { referringApi } from './useReferring.ts';

type Values = { employeeId: string; occasion: Occasion | ''; newFunction: string; exams: ReferredExam[] };

/** What the protocol asks for, ticked with its reason, and what somebody adds to it. */
export function ReferredExams() {
  const form = useFormContext<Values>();
  const [employeeId, occasion, newFunction, chosen] = useWatch({
    control: form.control,
    name: ['employeeId', 'occasion', 'newFunction', 'exams'],
  });
  const mayAdd = reachOf(useProfile()?.user.type ?? '', 'referrals.addExams') !== null;
  const { exams: problems } = useFormState<Values>({ name: 'exams' }).errors;
  const error = problems?.message ?? problems?.root?.message;
  const errorId = `${useId()}-error`;
  const enabled = employeeId !== '' && occasion !== '' && (occasion !== 'riskChange' || newFunction !== '');
  const { data, error: failure } = useQuery(
    referringApi.plan.queryOptions({
      input: { employeeId, occasion: occasion || 'periodic', on: today(), ...(newFunction ? { newFunction } : {}) },
      enabled,
    }),
  );
  const plan = enabled ? data : undefined;
  const change = (exams: ReferredExam[]) => {
    form.setValue('exams', exams, { shouldDirty: true });
    form.clearErrors('exams');
  };
  const about = `${employeeId} ${occasion} ${newFunction}`;
  const ticked = useRef('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each person and occasion, when its plan is there
  useEffect(() => {
    if (!plan || ticked.current === about) return;
    // What came back from a draft was ticked by somebody already.
    const isRestored = ticked.current === '' && chosen.length > 0;
    ticked.current = about;
    if (!isRestored) form.setValue('exams', plan.exams.filter(({ isDone }) => !isDone).map(asked));
  }, [plan, about]);
  if (!enabled) return null;

  const suggested =
    plan?.hasGroup === false ? [{ ...clinicalExam, reason: 'NR-7, 7.5.6' }] : (plan?.exams ?? []).map(asked);
  const added = chosen.filter(({ code }) => !suggested.some((exam) => exam.code === code));
  const toggle = (exam: ReferredExam) =>
    change(
      chosen.some(({ code }) => code === exam.code)
        ? chosen.filter(({ code }) => code !== exam.code)
        : [...chosen, exam],
    );
  /** What was said of one of those that are chosen. */
  const problemOf = ({ code }: ReferredExam) => {
    const one = problems?.[chosen.findIndex((exam) => exam.code === code)];
    return one?.message ?? one?.code?.message ?? one?.name?.message;
  };
  return (
    <Box style={{ gridColumn: '1 / -1' }}>
      <Stack gap="sm" role="group" aria-label="Exames" aria-describedby={error ? errorId : undefined}>
        <Text fw={600}>Exames</Text>
        {error && (
          <Text id={errorId} size="sm" c="var(--mantine-color-error)" role="alert">
            {error}
          </Text>
        )}
        {failure && <Alert color="red">{errorMessage(failure)}</Alert>}
        {plan?.open && (
          <Alert color="zelo" role="status">
            Já há um encaminhamento em aberto para esta ocasião:{' '}
            <Anchor component={Link} c="inherit" underline="always" to={`/referrals/${plan.open.id}`}>
              {plan.open.name}
            </Anchor>
            .
          </Alert>
        )}
        {plan?.hasGroup === false && (
          <Text c="dimmed">Sem grupo no programa de saúde: a clínica define os exames.</Text>
        )}
        {[...suggested, ...added].map((exam) => (
          <Checkbox
            key={exam.code}
            label={`${exam.name} · ${exam.code}`}
            description={exam.reason}
            checked={chosen.some(({ code }) => code === exam.code)}
            onChange={() => toggle(exam)}
            error={problemOf(exam)}
          />
        ))}
        {mayAdd && (
          <CodedEntryPicker
            table="exams"
            label="Acrescentar exame"
            value=""
            onChange={({ code, name }) => {
              if (code && !chosen.some((exam) => exam.code === code)) change([...chosen, { code, name, reason: '' }]);
            }}
          />
        )}
      </Stack>
    </Box>
  );
}

function asked({ code, name, reason }: ReferredExam): ReferredExam {
  return { code, name, reason };
}
