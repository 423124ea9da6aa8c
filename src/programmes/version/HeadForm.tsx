import { useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { RecordForm } from '../../ui/form/RecordForm.tsx';
import { useRecordForm } from '../../ui/form/useRecordForm.ts';
import { Panel } from '../../ui/Panel.tsx';
import type { ProgrammeHead } from '../programmes.contract.ts';
import { programmeLabels } from '../programmes.labels.ts';
import type { headSchema } from '../programmes.schema.ts';
import { programmesApi } from '../useProgrammes.ts';
import { HeadFields } from './HeadFields.tsx';
import { headInWords, headValues } from './head-form.rules.ts';
import { useFieldOfAddress } from './useFieldOfAddress.ts';

const loadSchema = async () => (await import('../programmes.schema.ts')).headSchema;

type Props = {
  head: Pick<ProgrammeHead, 'id' | 'companyId'>;
  /** It is being thrown away: nothing is asked of it any more. */
  isEnding: boolean;
};

/** The head of a version in preparation: for how long it is made, and who answers for it. */
export function HeadForm({ head: { id: programmeId, companyId }, isEnding }: Props) {
  const queries = useQueryClient();
  const edit = useRecordForm({
    loadSchema,
    labels: programmeLabels,
    inWords: headInWords,
    // Apart from what the screen reads: the form stays with the version that its user has seen.
    read: {
      ...programmesApi.read.queryOptions({ input: { programmeId }, select: ({ programme }) => programme }),
      queryKey: ['programmes', 'head', programmeId],
      enabled: !isEnding,
    },
    toForm: headValues,
    save: (input, { version }) => programmesApi.updateHead.call({ ...input, programmeId, version }),
    savedToast: 'Dados da versão salvos com sucesso!',
    failedToast: 'Erro ao salvar os dados da versão. Por favor, tente novamente.',
  });
  useFieldOfAddress(edit.filled);

  async function submit(input: z.output<typeof headSchema>, sent: z.input<typeof headSchema>) {
    if (!(await edit.store(input))) return;
    await edit.goOn(sent);
    await queries.invalidateQueries({ queryKey: programmesApi.key() });
  }

  return (
    <Panel title="Dados da versão">
      <RecordForm edit={edit} onSubmit={submit} height={240}>
        <HeadFields companyId={companyId} />
      </RecordForm>
    </Panel>
  );
}
