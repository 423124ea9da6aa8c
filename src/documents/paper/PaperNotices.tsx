import { Stack } from '@mantine/core';
import { NoticeLine } from './NoticeLine.tsx';
import { usePaperContext } from './usePaperContext.ts';

/** What is said on screen, never on paper, of what the papers lack that are filled in here. */
export function PaperNotices() {
  const { practice, signer } = usePaperContext();
  const lacksNumber = Boolean(signer?.organ && !signer.number);
  if (!practice.example && !lacksNumber) return null;
  return (
    <Stack gap="xs" mt="sm">
      {practice.example && (
        <NoticeLine title="Estes papéis saem com os dados da clínica de exemplo">
          Parte do que eles dizem da clínica ainda não é da sua. Antes de entregar um documento, peça à administração
          que os preencha em ‘Clínica’, no menu. No que se emite, o que é do exemplo não sai, e nenhum ASO é emitido em
          nome do(a) médico(a) do exemplo.
        </NoticeLine>
      )}
      {lacksNumber && (
        <NoticeLine title="Falta o seu número de registro no conselho">
          Os documentos saem com um espaço para escrevê-lo à mão. Peça à administração que o acrescente ao seu cadastro:
          em ‘Profissionais’, ‘Número do registro’.
        </NoticeLine>
      )}
    </Stack>
  );
}
