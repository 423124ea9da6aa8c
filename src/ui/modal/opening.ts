import { createContext } from 'react';

/** One showing of a modal that is a child route. */
export type Opening = {
  /** Its address has been left: it fades out. */
  leaving: boolean;
  /** It has faded out. */
  onLeft: () => void;
};

/** The opening that a modal is a part of; see `ModalOutlet`. */
export const OpeningContext = createContext<Opening>({ leaving: false, onLeft: () => {} });
