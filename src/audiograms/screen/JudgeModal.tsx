import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { CheckField } from '../../ui/fields/CheckField.tsx';
import { fieldsOf } from '../../ui/fields/field-names.ts';
import { LongTextField } from '../../ui/fields/LongTextField.tsx';
import { RadioField } from '../../ui/fields/RadioField.tsx';
import { EditModal } from '../../ui/form/EditModal.tsx';
import { sides } from '../annex-2/ear.rules.ts';
import type { Audiogram, Opinion } from '../audiograms.contract.ts';
import { changeLabels, earChanges, opinionLabels, sideLabels } from '../audiograms.labels.ts';
import { audiogramsApi } from '../useAudiograms.ts';

const field = fieldsOf(opinionLabels);
const loadSchema = async () => (await import('../audiograms.contract.ts')).opinionFields;
const changes = earChanges.map((value) => ({ value, label: changeLabels[value] }));

/** What a physician says of the audiogram that the address names: it begins as the criteria have it. */
export default function JudgeModal() {
  const { audiogramId = '' } = useParams();
  const read = audiogramsApi.read.queryOptions({ input: { audiogramId }, select: ({ audiogram }) => audiogram });
  const { data } = useQuery(read);
  return (
    <EditModal
      title="Concluir sobre o audiograma"
      loadSchema={loadSchema}
      labels={opinionLabels}
      read={read}
      toForm={toForm}
      save={(input, { version }) => audiogramsApi.judge.call({ ...input, audiogramId, version })}
      savedToast="Conclusão registrada com sucesso!"
      failedToast="Erro ao registrar a conclusão. Por favor, tente novamente mais tarde."
    >
      {sides.map((side) => (
        <Stack key={side} gap="sm">
          <RadioField
            {...field(`${side}_change`)}
            label={sideLabels[side]}
            description={data?.measured?.standing[side].changeSentence ?? ''}
            data={changes}
          />
          <CheckField {...field(`${side}_confirmed`)} />
        </Stack>
      ))}
      <LongTextField {...field('reason')} minRows={2} description="Pedido onde a conclusão difere dos critérios" />
    </EditModal>
  );
}

/** What holds no more is to be said anew, ear by ear, with its reason. */
function toForm({ opinion, measured }: Audiogram): Opinion {
  const { right, left } = measured?.standing ?? {};
  const ofRight = right?.isOutlived ? null : opinion;
  const ofLeft = left?.isOutlived ? null : opinion;
  return {
    right_change: ofRight?.right_change ?? right?.change ?? 'none',
    right_confirmed: ofRight?.right_confirmed ?? false,
    left_change: ofLeft?.left_change ?? left?.change ?? 'none',
    left_confirmed: ofLeft?.left_confirmed ?? false,
    reason: ofRight && ofLeft ? ofRight.reason : '',
  };
}
