import { Paper, SegmentedControl, Stack, Title } from '@mantine/core';
import { use, useState } from 'react';
import { formExamples } from '../../documents/forms/forms.example.ts';
import { documentForms } from '../../documents/forms/registry.ts';
import { DrawnPaper } from '../../documents/paper/drawn/DrawnPaper.tsx';
import { exampleContext } from '../../documents/paper/paper.example.ts';

const forms = Promise.all(Object.values(documentForms).map((load) => load()));
const examples = ['typical', 'fullest', 'minimal'] as const;

/** Each registered form on paper, with one of its examples. */
export function Papers() {
  const [example, setExample] = useState<(typeof examples)[number]>('typical');
  return (
    <Stack gap="xl">
      <SegmentedControl
        data={[...examples]}
        value={example}
        onChange={(name) => setExample(examples.find((known) => known === name) ?? 'typical')}
        style={{ alignSelf: 'flex-start' }}
      />
      {use(forms).map(({ kind, tab, paper }) => (
        <section key={kind} aria-label={tab}>
          <Title order={2} size="h4" mb="sm">
            {tab}
          </Title>
          <Paper withBorder style={{ overflowX: 'auto' }} w={902}>
            <DrawnPaper paper={paper(formExamples[kind][example], exampleContext)} />
          </Paper>
        </section>
      ))}
    </Stack>
  );
}
