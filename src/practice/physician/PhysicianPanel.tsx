import { Button, Group, NativeSelect, Stack, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorMessage } from '../../platform/browser/api-client.ts';
import { isChangedByOther } from '../../platform/contract/changed-by-other.ts';
import { Panel } from '../../ui/Panel.tsx';
import { errorToast, successToast } from '../../ui/toast/toast.ts';
import type { PracticeRecord } from '../practice.contract.ts';
import { practiceApi } from '../usePractice.ts';

type Props = { record: PracticeRecord; onChanged: () => Promise<void>; onOvertaken: () => Promise<void> };

/** Chooses the responsible physician among the registered professionals: until then the texts of the form say who it is. */
export function PhysicianPanel({ record, onChanged, onOvertaken }: Props) {
  const { data, error } = useQuery(practiceApi.physicians.queryOptions());
  const change = useMutation(practiceApi.choosePhysician.mutationOptions());
  const [picked, setPicked] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const physicians = data?.physicians ?? [];
  const only = physicians.length === 1 ? physicians[0]?.id : undefined;
  const chosen = picked ?? record.physicianId ?? only ?? '';
  const choices = physicians.map(({ id, name, registration }) => ({ value: id, label: `${name} – ${registration}` }));

  async function keep() {
    setProblem(null);
    try {
      await change.mutateAsync({ professionalId: chosen, version: record.version });
    } catch (failed) {
      errorToast('Erro ao escolher o(a) médico(a) responsável. Por favor, tente novamente.');
      setProblem(errorMessage(failed));
      return isChangedByOther(failed) ? onOvertaken() : undefined;
    }
    successToast('Médico(a) responsável escolhido(a) com sucesso!');
    setPicked(null);
    await onChanged();
  }

  return (
    <Panel title="Médico(a) responsável da clínica">
      <Stack>
        <Text>
          Hoje: <strong>{record.physician_name}</strong>, {record.physician_registration}.{' '}
          {record.physicianId
            ? 'Nome e registro vêm do cadastro de profissionais.'
            : 'Escolha entre os profissionais cadastrados, para que seja uma pessoa só nos papéis que ela mesma emite.'}
        </Text>
        <NativeSelect
          label="Profissional"
          description="Médicos com CRM, número e UF no cadastro"
          data={[{ value: '', label: 'Escolha', disabled: true }, ...choices]}
          value={chosen}
          onChange={({ currentTarget }) => setPicked(currentTarget.value)}
          error={problem ?? (error && errorMessage(error))}
        />
        <Group>
          <Button
            disabled={chosen === '' || chosen === record.physicianId}
            loading={change.isPending}
            onClick={() => void keep()}
          >
            Usar este cadastro
          </Button>
        </Group>
      </Stack>
    </Panel>
  );
}
