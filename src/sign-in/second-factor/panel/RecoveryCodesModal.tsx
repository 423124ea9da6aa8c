import { Button, Code, Group, SimpleGrid, Text } from '@mantine/core';
import { IconDownload, IconPrinter } from '@tabler/icons-react';
import { useRef } from 'react';
import { useReactToPrint } from 'react-to-print';
import { CopyToClipboard } from '../../../ui/clipboard/CopyToClipboard.tsx';
import { FormModal } from '../../../ui/modal/FormModal.tsx';
import classes from './RecoveryCodesModal.module.css';

const title = 'Códigos de recuperação do Zelo';

/** Printed alike in both colour schemes. */
const pageStyle = '@page { size: A4; margin: 20mm } html { color-scheme: light } body { background: #fff }';

/** The recovery codes, the only time that they are seen; closed by the button alone. Without codes it is closed. */
export function RecoveryCodesModal({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const paper = useRef<HTMLDivElement>(null);
  const print = useReactToPrint({ contentRef: paper, documentTitle: title, pageStyle });
  const text = `${title}\n\n${codes.join('\n')}\n`;
  return (
    <FormModal
      mode="edit"
      title="Guarde os seus códigos de recuperação"
      opened={codes.length > 0}
      locked
      onClose={onClose}
      onConfirm={onClose}
      buttonLabel="Já guardei os códigos"
    >
      <div ref={paper}>
        <Text className={classes.onPaper}>{title}</Text>
        <Text mb="md">
          Sem o celular, um destes códigos entra no lugar do que o aplicativo mostra. Cada um vale uma vez. Guarde-os
          fora do celular: eles não serão mostrados de novo.
        </Text>
        <SimpleGrid component="ul" cols={2} spacing="xs" p={0} m={0} style={{ listStyle: 'none' }}>
          {codes.map((code) => (
            <li key={code}>
              <Code fz="md">{code}</Code>
            </li>
          ))}
        </SimpleGrid>
      </div>
      <Group mt="md">
        <CopyToClipboard value={codes.join('\n')} label="Copiar" copiedLabel="Copiados" />
        <Button
          component="a"
          variant="default"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download="zelo-codigos-de-recuperacao.txt"
          leftSection={<IconDownload size={18} />}
        >
          Baixar
        </Button>
        <Button variant="default" onClick={() => print()} leftSection={<IconPrinter size={18} />}>
          Imprimir
        </Button>
      </Group>
    </FormModal>
  );
}
