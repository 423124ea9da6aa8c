import { Tabs } from '@mantine/core';
import { Page } from '../../ui/Page.tsx';
import { ChartParts } from './ChartParts.tsx';
import { Papers } from './Papers.tsx';
import { UiParts } from './UiParts.tsx';

export function meta() {
  return [{ title: 'Galeria · Zelo' }];
}

/** Every part of `ui/` and every printable form with its examples, side by side; only while developing. */
export default function GalleryPage() {
  return (
    <main style={{ maxWidth: '75rem', margin: '2rem auto', padding: '0 1rem' }}>
      <Page title="Galeria">
        <Tabs defaultValue="parts" keepMounted={false}>
          <Tabs.List>
            <Tabs.Tab value="parts">Partes da interface</Tabs.Tab>
            <Tabs.Tab value="charts">Gráficos</Tabs.Tab>
            <Tabs.Tab value="papers">Documentos impressos</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="parts" pt="lg">
            <UiParts />
          </Tabs.Panel>
          <Tabs.Panel value="charts" pt="lg">
            <ChartParts />
          </Tabs.Panel>
          <Tabs.Panel value="papers" pt="lg">
            <Papers />
          </Tabs.Panel>
        </Tabs>
      </Page>
    </main>
  );
}
