import { Button, Tabs, Title } from '@mantine/core';
import { useState } from 'react';
import { Page } from '../../ui/Page.tsx';
import { ColourSwitch } from '../shell/ColourSwitch.tsx';
import { type GalleryPart, overParts, parts } from './gallery-parts.tsx';
import { Papers } from './Papers.tsx';

export function meta() {
  return [{ title: 'Galeria · Zelo' }];
}

/** Every part of `ui/` and every printable form with its examples, side by side; only while developing. */
export default function GalleryPage() {
  return (
    <main style={{ maxWidth: '75rem', margin: '2rem auto', padding: '0 1rem' }}>
      <Page title="Galeria" actions={<ColourSwitch />}>
        <Tabs defaultValue="parts" keepMounted={false}>
          <Tabs.List>
            <Tabs.Tab value="parts">Partes da interface</Tabs.Tab>
            <Tabs.Tab value="papers">Documentos impressos</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="parts" pt="lg">
            {parts.map((part) => (
              <Part key={part.name} {...part} />
            ))}
            {overParts.map((part) => (
              <Over key={part.name} {...part} />
            ))}
          </Tabs.Panel>
          <Tabs.Panel value="papers" pt="lg">
            <Papers />
          </Tabs.Panel>
        </Tabs>
      </Page>
    </main>
  );
}

function Part({ title, shown }: GalleryPart) {
  return (
    <section aria-label={title}>
      <Title order={2} size="h4" my="md">
        {title}
      </Title>
      {shown}
    </section>
  );
}

/** Drawn for some seconds: what it would be closed by does nothing here. */
function Over({ title, shown }: GalleryPart) {
  const [isOpen, setIsOpen] = useState(false);
  const open = () => {
    setIsOpen(true);
    setTimeout(() => setIsOpen(false), 8_000);
  };
  return (
    <>
      <Button variant="default" mt="md" mr="sm" onClick={open}>
        {title}
      </Button>
      {isOpen && shown}
    </>
  );
}
