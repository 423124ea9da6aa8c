import classes from './BrandImage.module.css';

type Props = {
  src: string;
  /** In pixels, or where the server puts them. */
  width: number | string;
  height: number | string;
  /** Empty where the words beside it say the same. */
  alt: string;
};

/** The image of whose page it is, at the head of it. */
export function BrandImage({ alt, ...image }: Props) {
  return <img {...image} alt={alt} className={classes.image} />;
}
