import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { IconLink } from '@tabler/icons-react';
import { useState } from 'react';
import { errorMessage } from '../platform/browser/api-client.ts';
import { dayOf } from '../platform/clock/moments.ts';
import { useSingleFlight } from '../ui/useSingleFlight.ts';
import { ShownAddress } from './ShownAddress.tsx';

type Props = {
  /** What it is called where it is shown. */
  label: string;
  /** Who is to have it, and what it gives away. */
  hint: string;
  /** What happens to those who use it, once it ends. */
  endMeans: string;
  /** Since when there is one; null without. */
  since: string | null;
  /** Makes one, and answers it; the one before ends. */
  make: () => Promise<string>;
  end: () => Promise<unknown>;
  /** Whether it can be looked at here as a page. */
  canOpen?: boolean;
};

/** An address that lets in whoever has it: made and shown once, made anew, and ended. */
export function AddressOnce({ label, hint, endMeans, since, make, end, canOpen = false }: Props) {
  const [made, setMade] = useState<string | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [doing, setDoing] = useState<'make' | 'end' | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const [hasEnded, setHasEnded] = useState(false);
  const act = useSingleFlight(async (what: 'make' | 'end') => {
    setDoing(what);
    setFailure(null);
    try {
      if (what === 'make') setMade(await make());
      else {
        await end();
        setMade(null);
      }
      setHasEnded(what === 'end');
      setIsAsking(false);
    } catch (error) {
      setFailure(error);
    }
    setDoing(null);
  });
  return (
    <Stack>
      {since !== null && made === null && (
        <Alert color="zelo">Há um link desde {dayOf(since)}. Criar outro encerra o anterior na hora.</Alert>
      )}
      {made !== null && <ShownAddress label={label} hint={hint} url={made} canOpen={canOpen} />}
      <Text role="status" size="sm">
        {hasEnded ? 'Link encerrado.' : ''}
      </Text>
      {failure ? (
        <Alert color="red" role="alert">
          {errorMessage(failure)}
        </Alert>
      ) : null}
      <Group>
        <Button
          variant={since === null ? 'filled' : 'default'}
          leftSection={<IconLink size={18} aria-hidden="true" />}
          onClick={() => act('make')}
          loading={doing === 'make'}
          disabled={doing === 'end'}
        >
          {since === null ? 'Criar link' : 'Criar outro link'}
        </Button>
        {since !== null && !isAsking && (
          <Button variant="default" onClick={() => setIsAsking(true)} disabled={doing !== null}>
            Encerrar link
          </Button>
        )}
      </Group>
      {since !== null && isAsking && (
        <Alert color="red" title="Encerrar o link?">
          <Stack gap="sm">
            <Text>{endMeans}</Text>
            <Group>
              <Button variant="default" onClick={() => setIsAsking(false)} disabled={doing !== null} autoFocus>
                Manter
              </Button>
              <Button color="danger" onClick={() => act('end')} loading={doing === 'end'}>
                Encerrar
              </Button>
            </Group>
          </Stack>
        </Alert>
      )}
    </Stack>
  );
}
