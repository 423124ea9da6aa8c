import { Alert, Button, Group, Loader, Paper, Stack, Text } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { type Ref, useEffect, useState } from 'react';
import { errorMessage } from '../../../platform/browser/api-client.ts';
import { isNotFound } from '../../../platform/contract/errors.ts';
import { LoadingBlock } from '../../../ui/LoadingBlock.tsx';
import { onDemand } from '../../../ui/on-demand/onDemand.tsx';
import { openDocument } from '../../files/open-document.ts';
import type { IssuedDocument } from '../issued.contract.ts';
import classes from './IssuedFile.module.css';
import { useIssuedFile } from './useIssuedFile.ts';

/** How long a document is usually made in, many times over. */
const longMs = 20_000;

const waiting = <LoadingBlock height={600} />;

/** What reads a PDF is twice as large as all of a first load: it comes to whom it shows something. */
const PagePicture = onDemand(async () => (await import('./PagePicture.tsx')).PagePicture, waiting);

type Props = {
  document: IssuedDocument;
  frame: Ref<HTMLIFrameElement>;
  /** Whether a PDF can be read within the page; else its first page stands there as a picture. */
  hasRoom: boolean;
};

/** The file of an issued document within the page, or why it is not there. */
export function IssuedFile({ document, frame, hasRoom }: Props) {
  const { id, name, isReady, sha256, signature } = document;
  const { file, url, error, retry } = useIssuedFile(id, isReady, signature?.sha256 ?? sha256);
  if (!isReady) return <Preparing />;
  if (error) {
    return (
      <Alert
        color="red"
        role="alert"
        title={
          isNotFound(error) ? 'O arquivo deste documento não está mais lá' : 'Não foi possível mostrar o documento'
        }
      >
        <p>
          {errorMessage(error)}
          {isNotFound(error) &&
            ' O que foi emitido continua registrado. Avise a administração da clínica: o arquivo volta com a cópia de segurança.'}
        </p>
        <Button size="xs" variant="default" onClick={() => retry()}>
          Tentar novamente
        </Button>
      </Alert>
    );
  }
  if (!hasRoom) {
    const open = () => void openDocument(id);
    return (
      <Paper withBorder p="card">
        <Stack gap="sm">
          <Button leftSection={<IconExternalLink size={18} aria-hidden="true" />} onClick={open}>
            Abrir o PDF
          </Button>
          {file ? <PagePicture file={file} name={name} onOpen={open} /> : waiting}
        </Stack>
      </Paper>
    );
  }
  if (!url) return waiting;
  return <iframe ref={frame} className={classes.file} src={`${url}#navpanes=0&view=FitH`} title={`PDF: ${name}`} />;
}

/** The document is numbered and its file is being made; it comes by itself. */
function Preparing() {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), longMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Paper withBorder p="card" role="status">
      <Group justify="center" gap="sm">
        <Loader size="sm" />
        <Text>
          {isLong
            ? 'O PDF está demorando mais do que o normal. O documento já está emitido: pode sair desta tela, e o PDF aparece aqui assim que ficar pronto.'
            : 'Preparando o PDF…'}
        </Text>
      </Group>
    </Paper>
  );
}
