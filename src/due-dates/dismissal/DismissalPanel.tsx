import { Alert, Anchor, List, NativeSelect, SimpleGrid, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { href, Link } from 'react-router';
import { errorMessage } from '../../platform/browser/api-client.ts';
import { formatDate, today } from '../../platform/contract/dates.ts';
import { issuesOf } from '../../platform/contract/errors.ts';
import { useProfile } from '../../sign-in/useProfile.ts';
import { DayField } from '../../ui/fields/DayField.tsx';
import { LoadingBlock } from '../../ui/LoadingBlock.tsx';
import { dueDatesApi } from '../useDueDates.ts';

type Degree = '1' | '2' | '3' | '4';

/** Whether somebody who leaves on a day needs an exam (NR-7, 7.5.11). Where the register does not say the degree of risk, it is asked. */
export function DismissalPanel({ employeeId }: { employeeId: string }) {
  const [on, setOn] = useState(today());
  const [degree, setDegree] = useState<Degree | ''>('');
  const asked = useQuery({
    ...dueDatesApi.dismissal.queryOptions({ input: { employeeId, on, ...(degree ? { degree } : {}) } }),
    enabled: on !== '',
  });
  const { data, error } = asked;
  const issues = issuesOf(error);
  const problem = (path: string) => issues.find((issue) => issue.path === path)?.message;
  const isOfField = Boolean(problem('on') ?? problem('degree'));
  return (
    <Stack gap="sm">
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <DayField label="Último dia do contrato" value={on} onChange={setOn} error={problem('on')} />
        {(data?.waived === null || degree !== '') && (
          <NativeSelect
            label="Grau de risco do estabelecimento"
            value={degree}
            error={problem('degree')}
            onChange={(event) => setDegree(event.target.value as Degree | '')}
            data={[{ value: '', label: 'Escolha' }, '1', '2', '3', '4']}
          />
        )}
      </SimpleGrid>
      {isOfField ? null : error ? (
        <Alert color="red" role="alert">
          {issues[0]?.message ?? errorMessage(error)}
        </Alert>
      ) : data ? (
        <div role="status">
          <Text fw={600}>{answerOf(data)}</Text>
          <Text size="sm" c="dimmed">
            {data.source}
          </Text>
          {data.exams.length > 0 && (
            <List size="sm" mt="xs" aria-label="Outros exames do demissional">
              {data.exams.map(({ code, name, source }) => (
                <List.Item key={code}>
                  {name}: {source}
                </List.Item>
              ))}
            </List>
          )}
          {data.afterJob && (
            <Text size="sm" mt="xs">
              {data.afterJob} <LetterLink employeeId={employeeId} on={on} letter={data.letter} />
            </Text>
          )}
        </div>
      ) : on ? (
        <LoadingBlock height={44} />
      ) : (
        <Text c="dimmed">Informe o último dia do contrato.</Text>
      )}
    </Stack>
  );
}

type LetterProps = { employeeId: string; on: string; letter: { id: string; name: string } | null };

/** The letter that says so to the person, or the way to it; a company reads it once it stands. */
function LetterLink({ employeeId, on, letter }: LetterProps) {
  const isProfessional = useProfile()?.user.type === 'professional';
  if (letter) {
    const to = href('/documents/issued/:documentId', { documentId: letter.id });
    return (
      <Anchor component={Link} to={to} inherit underline="always">
        Ver {letter.name}
      </Anchor>
    );
  }
  if (!isProfessional) return null;
  return (
    <Anchor
      component={Link}
      to={`${href('/due-dates/after-job/issue/:employeeId', { employeeId })}?on=${on}`}
      inherit
      underline="always"
    >
      Emitir a carta
    </Anchor>
  );
}

type Answer = { waived: boolean | null; by: string | null; doneOn: string | null; late: boolean };

function answerOf({ waived, by, doneOn, late }: Answer): string {
  if (doneOn) return `Exame demissional feito em ${formatDate(doneOn)}${late ? ', com atraso' : ''}`;
  if (waived === null) return 'Depende do grau de risco do estabelecimento: escolha-o acima.';
  if (waived) return 'Dispensado';
  return by ? `Exame demissional até ${formatDate(by)}` : 'Exame demissional necessário';
}
