import type { ComponentProps } from 'react';
import { ActionModal } from './ActionModal.tsx';

/** The generic modal in its delete mode. */
export function DeleteModal(props: Omit<ComponentProps<typeof ActionModal>, 'mode' | 'onDone' | 'children'>) {
  return <ActionModal mode="delete" {...props} />;
}
