import { Checkbox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { ActionModal } from '../../ui/modal/ActionModal.tsx';
import type { Import } from '../imports.contract.ts';
import { importsApi } from './useImports.ts';

const unchosen = 'Marque para gravar sem elas, ou corrija a planilha e envie-a de novo.';

/** Asks once more before a spreadsheet is written; wrong lines are left out only by whoever says so. */
export default function ImportConfirmModal() {
  const { importId = '' } = useParams();
  const { data, error } = useQuery(importsApi.read.queryOptions({ input: { importId } }));
  const [leaveOutWrong, setLeaveOut] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const one = data?.import;
  const wrong = one?.counts.wrong ?? 0;
  return (
    <ActionModal
      mode="edit"
      title="Gravar importação"
      explanation={one && explanationOf(one)}
      loadError={error}
      action={() => importsApi.confirm.call({ importId, contentHash: one?.contentHash ?? '', leaveOutWrong })}
      doneToast="Gravação começada. O sino avisa quando terminar."
      failedToast="Nada foi gravado. Veja o motivo na janela."
      buttonLabel="Gravar"
      {...(wrong > 0 && {
        choice: {
          check: () => {
            setMissing(!leaveOutWrong);
            return leaveOutWrong;
          },
          field: (issue) => (
            <Checkbox
              mt="md"
              label={`Deixar de fora ${wrong === 1 ? 'a linha errada' : `as ${wrong.toLocaleString('pt-BR')} linhas erradas`}`}
              checked={leaveOutWrong}
              onChange={(event) => {
                setLeaveOut(event.currentTarget.checked);
                setMissing(false);
              }}
              error={issue ?? (isMissing ? unchosen : undefined)}
            />
          ),
        },
      })}
    />
  );
}

function explanationOf({ counts: { create, change, reactivate }, newUnits }: Import): string {
  const parts = [`criadas: ${create.toLocaleString('pt-BR')}`, `mudadas: ${change.toLocaleString('pt-BR')}`];
  if (reactivate > 0) parts.push(`pessoas reativadas: ${reactivate.toLocaleString('pt-BR')}`);
  if (newUnits.length > 0) parts.push(`unidades que passam a existir: ${newUnits.length}`);
  return `Linhas ${parts.join('; ')}. Tudo é gravado junto, ou nada. Quem não está na planilha fica como está.`;
}
