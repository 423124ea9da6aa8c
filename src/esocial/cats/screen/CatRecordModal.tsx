import { Alert, Checkbox, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { diseasesApi } from '../../../diseases/useDiseases.ts';
import { AnyEmployeePicker } from '../../../employees/AnyEmployeePicker.tsx';
import { errorMessage } from '../../../platform/browser/api-client.ts';
import { formatDate } from '../../../platform/contract/dates.ts';
import { issuesOf } from '../../../platform/contract/errors.ts';
import { useSchemaForm } from '../../../ui/form/useSchemaForm.ts';
import { CreateModal } from '../../../ui/modal/CreateModal.tsx';
import { catsApi } from '../useCats.ts';
import { CatFields } from './CatFields.tsx';
import { blankCat, catOfDisease } from './cat-form.rules.ts';

const loadSchema = async () => (await import('../cats.contract.ts')).catFields;

/** Writes down a CAT of somebody of any company, or of the disease that the address names: then with what is known of that. */
export default function CatRecordModal() {
  const [search] = useSearchParams();
  const diseaseId = search.get('diseaseId') ?? '';
  const isOfDisease = diseaseId !== '';
  const read = useQuery(diseasesApi.read.queryOptions({ input: { diseaseId }, enabled: isOfDisease }));
  const disease = read.data?.disease;
  const [chosenId, setChosenId] = useState('');
  const employeeId = disease?.employeeId ?? chosenId;
  const [isAsked, setIsAsked] = useState(false);
  /** What the server has asked: another one of that day or disease stands, and this one may be the same. */
  const [doubt, setDoubt] = useState('');
  const [isAnother, setIsAnother] = useState(false);
  const form = useSchemaForm(loadSchema, blankCat);
  const { reset } = form;
  // Once: what is typed meanwhile is not taken away when the disease is read again.
  const [filledWith, setFilledWith] = useState('');
  useEffect(() => {
    if (!disease || filledWith === disease.id) return;
    setFilledWith(disease.id);
    reset(catOfDisease(disease));
  }, [disease, filledWith, reset]);
  return (
    <CreateModal
      title={isOfDisease ? 'Emitir CAT' : 'Registrar CAT'}
      form={form}
      loading={isOfDisease && !disease && !read.error}
      save={async (input) => {
        setIsAsked(true);
        if (employeeId === '') throw new Error('Escolha de quem é a CAT');
        const whose = {
          employeeId,
          anotherConfirmed: doubt !== '' && isAnother,
          ...(isOfDisease ? { diseaseId } : {}),
        };
        try {
          return await catsApi.create.call({ ...input, ...whose });
        } catch (error) {
          const asked = issuesOf(error).find(({ path }) => path === 'anotherConfirmed');
          if (asked) setDoubt(asked.message);
          throw error;
        }
      }}
      savedToast="CAT registrada com sucesso!"
      failedToast="Erro ao registrar a CAT. Por favor, confira os campos."
      buttonLabel="Registrar"
    >
      <Stack gap="sm" style={{ gridColumn: '1 / -1' }}>
        {isOfDisease ? (
          <OfDisease disease={disease} error={read.error} />
        ) : (
          <AnyEmployeePicker
            onChoose={(id) => {
              setChosenId(id);
              setDoubt('');
              setIsAnother(false);
            }}
          />
        )}
        {isAsked && employeeId === '' && (
          <Alert color="red" role="alert">
            Escolha de quem é a CAT.
          </Alert>
        )}
        {doubt !== '' && (
          <Alert color="yellow" role="alert">
            <Text mb="xs">{doubt}.</Text>
            <Checkbox
              label={isOfDisease ? 'É outra CAT desta doença' : 'É outra CAT desta pessoa, do mesmo dia'}
              checked={isAnother}
              onChange={({ currentTarget }) => setIsAnother(currentTarget.checked)}
            />
          </Alert>
        )}
        <CatFields />
      </Stack>
    </CreateModal>
  );
}

type Disease = Awaited<ReturnType<typeof diseasesApi.read.call>>['disease'];

/** Of whom and of which disease the CAT is, and what its fields already say. */
function OfDisease({ disease, error }: { disease: Disease | undefined; error: unknown }) {
  if (!disease) return error ? <Alert color="red">{errorMessage(error)}</Alert> : null;
  return (
    <Text>
      De <strong>{disease.employeeName}</strong>, pela doença diagnosticada em {formatDate(disease.diagnosedOn)}. O que
      o registro dela já diz está preenchido: confira e complete o que falta.
      {disease.content === null && ' O conteúdo da doença não pôde ser aberto: escreva a CID e o agente.'}
    </Text>
  );
}
