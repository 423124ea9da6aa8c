import { Button, Paper, SimpleGrid, Stack, Text } from '@mantine/core';
import { IconBuilding } from '@tabler/icons-react';
import { BrandMark } from '../../ui/brand/BrandMark.tsx';
import { CountCard } from '../../ui/CountCard.tsx';
import { CountLinks } from '../../ui/CountLinks.tsx';
import { FactList } from '../../ui/FactList.tsx';
import { Page } from '../../ui/Page.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { PanelItem } from '../../ui/panel/PanelItem.tsx';
import { Status } from '../../ui/status/Status.tsx';

export function Marks() {
  return <BrandMark />;
}

export function Heading() {
  return (
    <Page
      title="Empresas"
      description="As que a clínica atende."
      back={{ label: 'Início', to: '/' }}
      actions={<Button>Cadastrar empresa</Button>}
    >
      <Text>O que a tela mostra.</Text>
    </Page>
  );
}

export function CardParts() {
  return (
    <Stack>
      <Panel title="Um cartão">
        <Text>O que ele guarda.</Text>
        <ul style={{ listStyle: 'none', margin: 0, padding: 0 }}>
          <PanelItem icon={IconBuilding} name="Loja Centro" badge={<Status tone="green">Ativa</Status>}>
            <Text size="sm">Centro, São Paulo</Text>
          </PanelItem>
        </ul>
      </Panel>
      <Paper withBorder p="box">
        Uma caixa, na coluna de um formulário
      </Paper>
    </Stack>
  );
}

const card = {
  label: 'Empresas',
  icon: IconBuilding,
  to: '/companies',
  onErrorLog: 'galeria',
  first: 'Cadastrar a primeira',
};
const counted = (total: number) => ({ data: { total }, error: null });
const waiting = { data: undefined, error: null };
const failed = { data: undefined, error: new Error('exemplo') };

export function Counts() {
  return (
    <SimpleGrid cols={{ base: 1, sm: 2, lg: 4 }}>
      {[counted(1234), counted(0), waiting, failed].map((query, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the cards stay as they are
        <CountCard key={at} {...card} query={query} />
      ))}
    </SimpleGrid>
  );
}

export function Numbers() {
  return (
    <CountLinks
      counts={[
        { label: 'vencidos', count: '12', to: '/late', tone: 'late' },
        { label: 'vencem em 30 dias', count: '7', to: '/soon', tone: 'soon' },
        { label: 'em dia', count: '340', to: '/fine' },
        { label: 'sem exame', count: '0', to: '/none', tone: 'late' },
      ]}
    />
  );
}

const facts = [
  { label: 'Nome', value: 'Ana Lima' },
  { label: 'E-mail', value: 'ana.lima@exemplo.com.br' },
  { label: 'Telefone', value: '' },
];

export function FactParts() {
  return (
    <Stack>
      <FactList title="Seus dados" facts={facts} note="Uma nota sobre eles." />
      <FactList title="Carregando" facts={undefined} />
      <FactList title="Com falha" facts={undefined} error={new Error('exemplo')} />
    </Stack>
  );
}
