import { Toasts } from '../../ui/toast/Toasts.tsx';
import { Library } from './Library.tsx';

/** The component library for the sake of its toasts alone. */
export function VisitorToasts() {
  return (
    <Library>
      <Toasts />
    </Library>
  );
}
