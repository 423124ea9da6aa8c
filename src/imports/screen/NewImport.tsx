import { Button, Group, Stack, Text } from '@mantine/core';
import { IconFileDownload, IconFileSpreadsheet } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { errorMessage } from '../../platform/browser/api-client.ts';
import { saveFile } from '../../platform/browser/save-file.ts';
import { issuesOf } from '../../platform/contract/errors.ts';
import { FileField } from '../../ui/fields/FileField.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { SendingProgress } from '../../ui/sending/SendingProgress.tsx';
import { errorToast } from '../../ui/toast/toast.ts';
import { useSingleFlight } from '../../ui/useSingleFlight.ts';
import type { ImportKind } from '../columns/columns.labels.ts';
import { fileTooLarge, megabytes, sheetLimits } from '../reading/sheet.labels.ts';
import { importsApi } from './useImports.ts';
import { useSheetSending } from './useSheetSending.ts';

const accepted = '.xlsx,.xls,.ods,.csv,.txt';

type Props = {
  kind: ImportKind;
  companyId?: string;
  /** What was chosen stays where the kind, or the company, is chosen after it. */
  file: File | null;
  onFile: (file: File | null) => void;
};

/** Sends a spreadsheet to be looked through; nothing is written by it. */
export function NewImport({ kind, companyId, file, onFile }: Props) {
  const navigate = useNavigate();
  const sending = useSheetSending();
  const [problem, setProblem] = useState<string | null>(null);
  const [isGivenUp, setGivenUp] = useState(false);
  const { data } = useQuery(importsApi.list.queryOptions({ input: { kind, ...(companyId ? { companyId } : {}) } }));
  const mostMb = data?.mostMb ?? sheetLimits.fileMb;
  const isTooLarge = ({ size }: File) => size > mostMb * 1024 * 1024;
  const model = useMutation({
    mutationFn: () => importsApi.model.call({ kind }),
    onSuccess: saveFile,
    onError: (error) => errorToast(errorMessage(error)),
  });

  const send = useSingleFlight(async () => {
    if (!file) return setProblem('Escolha a planilha');
    if (isTooLarge(file)) return;
    setGivenUp(false);
    setProblem(null);
    try {
      const sent = await sending.send(file, { kind, ...(companyId ? { companyId } : {}) });
      if (!sent) return setGivenUp(true);
      void navigate(`/imports/${sent.answer}`);
      return 'done';
    } catch (error) {
      console.warn(error);
      setProblem(issuesOf(error)[0]?.message ?? errorMessage(error));
    }
  });

  function choose(next: File | null) {
    onFile(next);
    setGivenUp(false);
    setProblem(next && isTooLarge(next) ? fileTooLarge(mostMb) : null);
  }

  return (
    <Panel title="Nova importação">
      <Stack maw={640}>
        <Text size="sm">
          Serve uma planilha sua, com as colunas na ordem e com os nomes que tiver; ou comece pelo modelo, que explica
          cada coluna.
        </Text>
        <Group>
          <Button
            variant="default"
            leftSection={<IconFileDownload size={18} aria-hidden="true" />}
            loading={model.isPending}
            onClick={() => model.mutate()}
          >
            Baixar modelo
          </Button>
        </Group>
        <FileField
          label="Planilha"
          placeholder="Escolha um arquivo XLSX, XLS, ODS ou CSV"
          hint={`Até ${megabytes(mostMb)}. Você também pode arrastar o arquivo até aqui.`}
          accept={accepted}
          leftSection={<IconFileSpreadsheet size={18} aria-hidden="true" />}
          file={file}
          onChange={choose}
          error={problem}
          disabled={sending.progress !== null}
          required
        />
        {sending.progress !== null && <SendingProgress progress={sending.progress} onGiveUp={sending.giveUp} />}
        <Text size="sm" role="status">
          {isGivenUp && 'Envio cancelado. A planilha não foi guardada.'}
        </Text>
        <Group>
          <Button onClick={send} loading={sending.progress !== null}>
            Conferir planilha
          </Button>
        </Group>
      </Stack>
    </Panel>
  );
}
