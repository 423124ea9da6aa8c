import classes from './BrandMark.module.css';

type Props = {
  /** The name beside the sign: the product's, or the practice's on its own page. */
  name?: string;
};

/** The sign, a Z drawn as one careful line, and the name. */
export function BrandMark({ name = 'Zelo' }: Props) {
  return (
    <span className={classes.brand}>
      <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
        <rect width="32" height="32" rx="8" className={classes.ground} />
        <path
          d="M9 10h14l-11 12h11"
          fill="none"
          stroke="#fff"
          strokeWidth="3"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      {name}
    </span>
  );
}
