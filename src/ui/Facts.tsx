import { SimpleGrid, type SimpleGridProps, Text } from '@mantine/core';
import { EmailText } from './EmailText.tsx';

export type Fact = { label: string; value: string };

/** Labels with their values, side by side where there is room. */
export function Facts({ facts, cols }: { facts: readonly Fact[]; cols: SimpleGridProps['cols'] }) {
  return (
    <SimpleGrid component="dl" cols={cols} spacing="sm" m={0}>
      {facts.map(({ label, value }) => (
        <div key={`${label} ${value}`}>
          <Text component="dt" size="sm" c="dimmed">
            {label}
          </Text>
          <Text component="dd" m={0} fw={600} style={{ overflowWrap: 'anywhere' }}>
            {isAddress(value) ? <EmailText address={value} /> : value || '—'}
          </Text>
        </div>
      ))}
    </SimpleGrid>
  );
}

function isAddress(value: string): boolean {
  return /^[^\s@]+@[^\s@]+$/.test(value);
}
