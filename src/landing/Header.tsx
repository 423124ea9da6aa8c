import { IconMenu2, IconX } from '@tabler/icons-react';
import { BrandMark } from '../ui/brand/BrandMark.tsx';
import button from './Button.module.css';
import classes from './Header.module.css';
import { place } from './places.ts';
import { sections } from './sections.ts';

/** The menu of the page. On a narrow screen it opens under the header, without a script; `beforeFirstPaint` closes it. */
export function Header() {
  return (
    <header className={classes.header}>
      <div className={classes.bar}>
        <a href="#topo" className={classes.home} aria-label={`${place('name')}: início da página`}>
          <BrandMark name={place('name')} />
        </a>
        <nav className={classes.wide} aria-label="Seções da página">
          <SectionLinks />
        </nav>
        <a href="/login" className={button.button}>
          Login
        </a>
        <a href={place('quoteAddress')} className={`${button.primary} ${classes.quote}`}>
          Faça um orçamento!
        </a>
        <details className={classes.narrow} data-menu>
          <summary aria-label="Menu">
            <IconMenu2 className={classes.open} aria-hidden="true" />
            <IconX className={classes.close} aria-hidden="true" />
          </summary>
          <nav aria-label="Menu">
            <SectionLinks />
            <a href={place('quoteAddress')} className={button.primary}>
              Faça um orçamento!
            </a>
          </nav>
        </details>
      </div>
    </header>
  );
}

function SectionLinks() {
  return (
    <ul className={classes.links}>
      {sections.map(({ id, label }) => (
        <li key={id}>
          <a href={`#${id}`}>{label}</a>
        </li>
      ))}
    </ul>
  );
}
