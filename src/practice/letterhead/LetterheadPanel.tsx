import { Button, FileInput, Group, Stack, Text } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { IconPhoto } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Letterhead } from '../../documents/paper/drawn/Letterhead.tsx';
import { letterheadOf } from '../../documents/paper/letterhead.rules.ts';
import { errorMessage } from '../../platform/browser/api-client.ts';
import { isChangedByOther } from '../../platform/contract/changed-by-other.ts';
import { issuesOf } from '../../platform/contract/errors.ts';
import { Panel } from '../../ui/Panel.tsx';
import { errorToast, successToast } from '../../ui/toast/toast.ts';
import type { PracticeRecord } from '../practice.contract.ts';
import { practiceOf } from '../practice.rules.ts';
import { practiceApi, usePractice } from '../usePractice.ts';
import classes from './LetterheadPanel.module.css';
import { letterheadSize, letterheadTypes } from './letterhead.rules.ts';
import { type ChosenImage, readImage } from './read-image.rules.ts';

type Props = {
  record: PracticeRecord;
  onChanged: () => Promise<void>;
  /** Another person has changed the practice's data meanwhile. */
  onOvertaken: () => Promise<void>;
};

const overtaken =
  'Outra pessoa alterou os dados da clínica enquanto isso. Acima está o timbre que vale agora: para trocá-lo, escolha de novo.';

/** The letterhead as it is printed: the drawn one or an image of the practice's own, which can be tried before it is kept. */
export function LetterheadPanel({ record, onChanged, onOvertaken }: Props) {
  const stored = usePractice().practice?.letterhead;
  const [file, setFile] = useState<File | null>(null);
  const [chosen, setChosen] = useState<ChosenImage | null>(null);
  const [error, setError] = useState<string | null>(null);
  /** The file that was chosen last: another may still be read. */
  const latest = useRef<File | null>(null);
  const { ref, width } = useElementSize();
  const change = useMutation(practiceApi.changeLetterhead.mutationOptions());

  async function choose(picked: File | null) {
    latest.current = picked;
    setFile(picked);
    setError(null);
    setChosen(null);
    if (!picked) return;
    const read = await readImage(picked);
    if (latest.current !== picked) return;
    if (typeof read === 'string') setError(read);
    else setChosen(read);
  }

  async function keep(image: string, toast: string) {
    try {
      await change.mutateAsync({ image, version: record.version });
    } catch (failed) {
      errorToast('Erro ao trocar o timbre. Por favor, tente novamente.');
      if (!isChangedByOther(failed)) return setError(issuesOf(failed)[0]?.message ?? errorMessage(failed));
      // What is stored by now is shown and has to be seen: another choice is needed to change it.
      void choose(null);
      setError(overtaken);
      return onOvertaken();
    }
    successToast(toast);
    void choose(null);
    await onChanged();
  }

  const shown = chosen?.image ?? (record.letterhead === '' ? null : stored);
  return (
    <Panel title="Timbre">
      <Stack>
        <div ref={ref} className={classes.paper}>
          <div style={{ zoom: width > 0 ? Math.min(1, width / letterheadSize.width) : 1 }}>
            {shown !== undefined && <Letterhead {...letterheadOf(practiceOf(record, shown))} />}
          </div>
        </div>
        {chosen?.warning && (
          <Text size="sm" c="var(--attention)" role="status">
            {chosen.warning}
          </Text>
        )}
        <FileInput
          label="Imagem própria"
          description="PNG ou JPEG, de 900 × 175 pixels ou um múltiplo, com até 500 KB"
          placeholder="Escolha uma imagem"
          accept={letterheadTypes.join()}
          leftSection={<IconPhoto size={18} aria-hidden="true" />}
          value={file}
          onChange={choose}
          error={error}
          clearable
          clearButtonProps={{ 'aria-label': 'Remover imagem' }}
        />
        <Group>
          <Button
            disabled={!chosen}
            loading={change.isPending}
            onClick={() => chosen && keep(chosen.image, 'Timbre trocado com sucesso!')}
          >
            Usar esta imagem
          </Button>
          {record.letterhead !== '' && !chosen && (
            <Button
              variant="default"
              disabled={change.isPending}
              onClick={() => keep('', 'O timbre voltou a ser o desenhado.')}
            >
              Voltar ao timbre desenhado
            </Button>
          )}
        </Group>
      </Stack>
    </Panel>
  );
}
