import { Alert, Checkbox, Radio, Stack, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { notificationsApi } from '../notifications/useNotifications.ts';
import { errorMessage } from '../platform/browser/api-client.ts';
import { today } from '../platform/contract/dates.ts';
import { issuesOf } from '../platform/contract/errors.ts';
import { FormModal } from '../ui/modal/FormModal.tsx';
import { useModalRoute } from '../ui/modal/useModalRoute.ts';
import { errorToast, successToast } from '../ui/toast/toast.ts';
import {
  againAfterDays,
  type Before,
  beforeLabels,
  countOfPeople,
  type Per,
  perLabels,
  whoWasRecalled,
} from './recalls.labels.ts';
import { isRecent } from './recalls.rules.ts';
import { type RecallContext, useRecallSelection } from './useRecallSelection.ts';
import { recallsApi } from './useRecalls.ts';

/** Recalls who was chosen in the list: which letters there will be, whether the company gets an e-mail, and who is in again. */
export default function RecallModal() {
  const { people, onRecalled, reload } = useRecallSelection();
  // As they were when it was opened: what happens to the list meanwhile does not change whom the letter is about.
  const [chosen] = useState(people);
  const [per, setPer] = useState<Per>('company');
  const [byMail, setByMail] = useState(false);
  const [before, setBefore] = useState<Before>('ask');
  const [isMissing, setIsMissing] = useState(false);
  const { opened, close, onClosed } = useModalRoute();
  const navigate = useNavigate();
  const { data: ways } = useQuery(notificationsApi.choices.queryOptions());
  const recalled = useMutation(recallsApi.make.mutationOptions());
  const day = today();
  const issues = issuesOf(recalled.error);
  const problem = (path: string) => issues.find((issue) => issue.path === path)?.message;
  const recent = chosen.filter(({ recalledOn }) => isRecent(recalledOn, day, againAfterDays)).length;

  async function confirm() {
    if (recent > 0 && before === 'ask') return setIsMissing(true);
    try {
      const made = await recalled.mutateAsync({ employeeIds: chosen.map(({ id }) => id), per, byMail, before });
      successToast(doneText(made.people, made.recallIds.length));
    } catch {
      errorToast('Erro ao convocar. Veja o motivo na janela.');
      return;
    }
    onRecalled();
    void reload();
    navigate('/due-dates/letters', { replace: true });
    return 'done';
  }

  return (
    <FormModal
      mode="edit"
      title="Convocar para exames"
      opened={opened}
      onClose={close}
      onClosed={onClosed}
      withoutButton={chosen.length === 0}
      busy={recalled.isPending}
      onConfirm={confirm}
      buttonLabel="Convocar"
    >
      {chosen.length === 0 ? (
        <Text>Ninguém foi escolhido. Feche esta janela e marque na lista quem convocar.</Text>
      ) : (
        <Stack>
          <Text>
            {chosenText(chosen)}. A carta diz o nome, a função, os exames a fazer e até quando, e nenhum resultado. A
            empresa a encontra em Vencimentos e é avisada no sino.
          </Text>
          {recent > 0 && (
            <Radio.Group
              label={`${whoWasRecalled(recent, chosen.length)} nos últimos ${againAfterDays} dias`}
              description="Convocar de novo?"
              required
              value={before}
              onChange={(value) => {
                setBefore(value as Before);
                setIsMissing(false);
              }}
              error={isMissing ? 'Escolha uma opção' : problem('before')}
            >
              <Stack gap="xs" mt="xs">
                <Radio value="include" label={beforeLabels.include} />
                <Radio value="leaveOut" label={beforeLabels.leaveOut} disabled={recent === chosen.length} />
              </Stack>
            </Radio.Group>
          )}
          <Radio.Group label="Cartas" value={per} onChange={(value) => setPer(value as Per)}>
            <Stack gap="xs" mt="xs">
              {(Object.keys(perLabels) as Per[]).map((name) => (
                <Radio key={name} value={name} label={perLabels[name]} />
              ))}
            </Stack>
          </Radio.Group>
          {ways?.mailOn && (
            <Checkbox
              label="Avisar a empresa por e-mail"
              description="O e-mail não traz nomes nem exames, só o caminho para entrar e ver a carta."
              checked={byMail}
              onChange={(event) => setByMail(event.currentTarget.checked)}
              error={problem('byMail')}
            />
          )}
          {recalled.error && !(problem('before') && recent > 0) && !problem('byMail') && (
            <Alert color="red" role="alert">
              {issues[0]?.message ?? errorMessage(recalled.error)}
            </Alert>
          )}
        </Stack>
      )}
    </FormModal>
  );
}

/** '12 colaboradores', '12 colaboradores de 3 empresas'. */
function chosenText(people: RecallContext['people']): string {
  const companies = new Set(people.map(({ companyId }) => companyId)).size;
  return `${countOfPeople(people.length)}${companies > 1 ? ` de ${companies} empresas` : ''}`;
}

function doneText(people: number, letters: number): string {
  return `${countOfPeople(people)} em ${letters === 1 ? 'uma carta' : `${letters} cartas`} de convocação.`;
}
