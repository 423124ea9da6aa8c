import classes from './AppPreview.module.css';

/** As large as the page shows them, and twice that; `npm run landing-picture` takes them. */
const sources = (scheme: 'light' | 'dark') =>
  [640, 1280].map((width) => `/product/dashboard-${scheme}-${width}.webp ${width}w`).join(', ');

/** Beside the text where there is room, below it where not. */
const sizes = '(min-width: 66em) 36rem, 100vw';

/** The system in use, at a company that is invented. */
export function AppPreview() {
  return (
    <picture>
      <source media="(prefers-color-scheme: dark)" srcSet={sources('dark')} sizes={sizes} type="image/webp" />
      <img
        className={classes.picture}
        src="/product/dashboard-light-640.webp"
        srcSet={sources('light')}
        sizes={sizes}
        width={1280}
        height={862}
        loading="lazy"
        decoding="async"
        alt="A primeira tela de uma empresa no sistema: 25 colaboradores e 2 unidades, os encaminhamentos por situação e quantos exames estão vencidos ou vencem nos próximos dias"
      />
    </picture>
  );
}
