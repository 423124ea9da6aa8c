import { Anchor, List, Text } from '@mantine/core';
import { Link } from 'react-router';
import { useNextModal } from '../../ui/modal/useModalRoute.ts';
import type { EsocialEvent } from '../esocial.contract.ts';
import { wayOf } from './reason-place.labels.ts';

type Props = { event: EsocialEvent; isCompany: boolean };

/** What an event lacks, each with the item of the layout and the way to where it is put right. */
export function EventReasons({ event, isCompany }: Props) {
  const openNext = useNextModal();
  return (
    <List spacing="sm" listStyleType="none">
      {event.reasons.map((reason) => {
        const { to, modal, text } = wayOf(reason, event, isCompany ? 'company' : 'professional');
        return (
          <List.Item key={`${reason.code} ${reason.place.at ?? ''}`}>
            <Text>{reason.message}</Text>
            {modal ? (
              <Anchor component="button" type="button" size="sm" ta="left" onClick={() => openNext(modal)}>
                {text}
              </Anchor>
            ) : to === null ? (
              <Text size="sm">{text}</Text>
            ) : (
              <Anchor component={Link} to={to} size="sm">
                {text}
              </Anchor>
            )}
            <Text size="sm" c="dimmed">
              Leiaute S-1.3, {event.kind}, {reason.item}
            </Text>
          </List.Item>
        );
      })}
    </List>
  );
}
