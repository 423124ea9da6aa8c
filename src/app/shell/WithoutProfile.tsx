import { PlainButton } from './PlainButton.tsx';
import classes from './WithoutProfile.module.css';

/**
 * The shell when it could not be learnt who is signed in, and the two ways on. It does not ask by itself: a query that failed is
 * asked again by whatever is drawn with it, and that would never end.
 */
export function WithoutProfile({ onRetry, onSignOut }: { onRetry: () => void; onSignOut: () => void }) {
  return (
    <div role="alert" className={classes.fault}>
      <h1>Não foi possível carregar os seus dados</h1>
      <p>O servidor não respondeu como devia. Tente de novo em instantes.</p>
      <PlainButton primary onClick={onRetry}>
        Tentar de novo
      </PlainButton>
      <PlainButton onClick={onSignOut}>Sair</PlainButton>
    </div>
  );
}
