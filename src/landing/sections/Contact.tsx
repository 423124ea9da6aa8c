import { practice } from 'virtual:practice';
import { IconMail, IconMapPin, IconPhone } from '@tabler/icons-react';
import { mapAddress, phoneAddress, quoteAddress, routeAddress } from '../addresses.ts';
import button from '../Button.module.css';
import classes from './Contact.module.css';
import { MapDrawing } from './MapDrawing.tsx';
import { Section } from './Section.tsx';

/**
 * How to reach the practice. The map comes from another host, which would learn of the visit: its frame stays empty until the
 * visitor follows the link that fills it.
 */
export function Contact() {
  return (
    <Section id="contatos" kicker="Contatos" title="Vamos conversar" ground="sunken">
      <div className={classes.columns}>
        <div>
          <address className={classes.ways}>
            <p>
              <IconPhone stroke={1.5} aria-hidden="true" />
              <a href={phoneAddress}>{practice.phone}</a>
            </p>
            <p>
              <IconMail stroke={1.5} aria-hidden="true" />
              <a href={`mailto:${practice.email}`}>{practice.email}</a>
            </p>
            <p>
              <IconMapPin stroke={1.5} aria-hidden="true" />
              <span>
                {practice.address}
                <br />
                {practice.city}
              </span>
            </p>
          </address>
          <ul className={classes.social} aria-label="Redes sociais">
            {practice.social.map(({ name, url }) => (
              <li key={url}>
                <a href={url} rel="noreferrer">
                  {name}
                </a>
              </li>
            ))}
          </ul>
          <a href={quoteAddress} className={`${button.primary} ${button.large}`}>
            Faça um orçamento!
          </a>
        </div>
        <figure className={classes.map}>
          <div className={classes.frame}>
            <MapDrawing />
            <iframe name="mapa" title={`Mapa: ${practice.address}`} />
          </div>
          <figcaption>
            <a href={mapAddress} target="mapa" className={button.button}>
              Mostrar o mapa
            </a>
            <span className={classes.note}>
              O mapa é do Google, que fica sabendo da visita. <a href={routeAddress}>Abrir em outra página</a>
            </span>
          </figcaption>
        </figure>
      </div>
    </Section>
  );
}
