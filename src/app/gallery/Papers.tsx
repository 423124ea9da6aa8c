import { Paper, SegmentedControl, Stack, Title } from '@mantine/core';
import { useState } from 'react';
import { exampleForms } from '../../documents/forms/forms.example.ts';
import { formKinds, forms } from '../../documents/forms/registry.ts';
import { DrawnPaper } from '../../documents/paper/drawn/DrawnPaper.tsx';
import { exampleContext } from '../../documents/paper/paper.example.ts';

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
      {formKinds.map((kind) => (
        <section key={kind} aria-label={forms[kind].tab}>
          <Title order={2} size="h4" mb="sm">
            {forms[kind].tab}
          </Title>
          <Paper withBorder style={{ overflowX: 'auto' }} w={902}>
            <DrawnPaper paper={exampleForms[kind].paper(exampleForms[kind].answers[example], exampleContext)} />
          </Paper>
        </section>
      ))}
    </Stack>
  );
}
