import { Anchor, List, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import { Panel } from '../../ui/Panel.tsx';
import { peopleInWords } from '../reading/reading-words.rules.ts';

type Props = {
  leftOut: readonly { name: string; people: number }[];
  ofNobody: readonly { groupId: string; groupName: string; function: string }[];
  base: string;
  own: string;
};

/** Whom a version in preparation would leave without a group, and which of its functions are nobody's: one may be the other's slip. */
export function LeftOut({ leftOut, ofNobody, base, own }: Props) {
  const total = leftOut.reduce((sum, { people }) => sum + people, 0);
  if (total === 0 && ofNobody.length === 0) return null;
  return (
    <Panel title={total > 0 ? `Quem fica sem grupo: ${peopleInWords(total)}` : 'Funções que ninguém tem'}>
      <Stack gap="sm">
        {total > 0 && (
          <>
            <Text size="sm">
              Destas pessoas o programa não diz riscos nem exames (NR-7, 7.5.19.1, c). Ponha a função delas em um grupo.
            </Text>
            <List size="sm" aria-label="Funções sem grupo">
              {leftOut.map(({ name, people }) => (
                <List.Item key={name}>
                  {name || 'Sem função no cadastro'} ({peopleInWords(people)})
                </List.Item>
              ))}
            </List>
            <Anchor component={Link} size="sm" to={`${base}/members?group=none`}>
              Ver quem está sem grupo hoje
            </Anchor>
          </>
        )}
        {ofNobody.length > 0 && (
          <>
            {total > 0 && <Text fw={600}>Funções que ninguém tem</Text>}
            <List size="sm" aria-label="Funções que ninguém tem">
              {ofNobody.map(({ groupId, groupName, function: name }) => (
                <List.Item key={`${groupId} ${name}`}>
                  {name}, em{' '}
                  <Anchor component={Link} inherit underline="always" to={`${own}/groups/${groupId}#functions`}>
                    {groupName}
                  </Anchor>
                </List.Item>
              ))}
            </List>
          </>
        )}
      </Stack>
    </Panel>
  );
}
