import { useOutletContext } from 'react-router';
import { ModalOutlet } from '../modal/ModalOutlet.tsx';
import type { List } from './useList.ts';

/** What a list gives the modals that are its child routes. */
type ListContext = Pick<List<unknown>, 'reload'>;

/** Where the modals of a list are drawn: edit, delete and the like, each at its own address under the list's. */
export function ListModals({ list: { reload }, more }: { list: ListContext; more?: object | undefined }) {
  return <ModalOutlet context={{ ...more, reload } satisfies ListContext} />;
}

/** The list over which a modal is drawn. */
export function useListOfModal(): ListContext {
  return useOutletContext<ListContext>();
}
