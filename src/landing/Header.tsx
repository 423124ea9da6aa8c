import { practice } from 'virtual:practice';
import { IconMenu2, IconX } from '@tabler/icons-react';
import { BrandMark } from '../ui/brand/BrandMark.tsx';
import { quoteAddress } from './addresses.ts';
import button from './Button.module.css';
import classes from './Header.module.css';
import { sections } from './sections.ts';

/** The menu of the page. On a narrow screen it opens under the header, without a script; `beforeFirstPaint` closes it. */
export function Header() {
  return (
    <header className={classes.header}>
      <div className={classes.bar}>
        <a href="#topo" className={classes.home} aria-label={`${practice.name}: início da página`}>
          <BrandMark name={practice.name} />
        </a>
        <nav className={classes.wide} aria-label="Seções da página">
          <SectionLinks />
        </nav>
        <a href="/login" className={button.button}>
          Login
        </a>
        <a href={quoteAddress} className={`${button.primary} ${classes.quote}`}>
          Faça um orçamento!
        </a>
        <details className={classes.narrow} data-menu>
          <summary aria-label="Menu">
            <IconMenu2 className={classes.open} aria-hidden="true" />
            <IconX className={classes.close} aria-hidden="true" />
          </summary>
          <nav aria-label="Menu">
            <SectionLinks />
            <a href={quoteAddress} className={button.primary}>
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
