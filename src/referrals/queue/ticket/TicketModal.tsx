import { Alert, Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useParams } from 'react-router';
import { useReactToPrint } from 'react-to-print';
import { errorMessage } from '../../../platform/browser/api-client.ts';
import { momentOf } from '../../../platform/clock/moments.ts';
import { FormModal } from '../../../ui/modal/FormModal.tsx';
import { useModalRoute } from '../../../ui/modal/useModalRoute.ts';
import { queueApi } from '../useQueue.ts';
import classes from './TicketModal.module.css';

/** For the roll of a ticket printer as for a sheet, alike in both colour schemes. */
const pageStyle = '@page { margin: 6mm } html { color-scheme: light } body { background: #fff; color: #000 }';

/** The ticket of somebody who waits, to be printed and taken along: like the panel it names nobody. */
export default function TicketModal() {
  const { referralId = '' } = useParams();
  const { opened, close, onClosed } = useModalRoute();
  const { data, error } = useQuery(queueApi.read.queryOptions({ input: { referralId } }));
  const paper = useRef<HTMLDivElement>(null);
  const print = useReactToPrint({ contentRef: paper, documentTitle: 'Senha', pageStyle });
  const person = data?.person;
  return (
    <FormModal
      mode="edit"
      title="Senha"
      opened={opened}
      onClose={close}
      onClosed={onClosed}
      loading={!person && !error}
      withoutButton
    >
      {error && <Alert color="red">{errorMessage(error)}</Alert>}
      {person && person.ticket === null && <Alert color="yellow">Ainda não tem senha: registre a chegada.</Alert>}
      {person?.ticket && (
        <>
          <div ref={paper} className={classes.ticket}>
            <span>{person.placeName}</span>
            <strong>{person.ticket}</strong>
            {person.arrivedAt && <span>{momentOf(person.arrivedAt)}</span>}
            <span>Aguarde ser chamado(a) por esta senha.</span>
          </div>
          <Button mt="md" fullWidth leftSection={<IconPrinter size={18} aria-hidden="true" />} onClick={() => print()}>
            Imprimir
          </Button>
        </>
      )}
    </FormModal>
  );
}
