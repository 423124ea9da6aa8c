import { practice, publicUrl } from 'virtual:practice';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { adoptStoredSession, currentToken } from '../platform/browser/session-store.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import classes from './LandingPage.module.css';
import { About } from './sections/About.tsx';
import { Contact } from './sections/Contact.tsx';
import { Hero } from './sections/Hero.tsx';
import { Motivations } from './sections/Motivations.tsx';
import { Services } from './sections/Services.tsx';
import { SystemFeatures } from './sections/SystemFeatures.tsx';
import { structuredData } from './structured-data.ts';

/** HTML and styles only: everything on the page works without a script. */
export const handle = { plain: true };

const title = `${practice.name} · ${practice.slogan}`;
const description =
  `${practice.name}: anamnese ocupacional, ASO, laudo caracterizador e atendimento ao paciente em ${practice.city}, ` +
  'com histórico de documentos e acompanhamento em tempo real.';

export function meta() {
  return [
    { title },
    { name: 'description', content: description },
    { property: 'og:type', content: 'website' },
    { property: 'og:locale', content: 'pt_BR' },
    { property: 'og:site_name', content: practice.name },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:image', content: `${publicUrl ?? ''}/og.png` },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: 'Uma médica do trabalho e um trabalhador de capacete diante de uma fábrica' },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(publicUrl
      ? [
          { property: 'og:url', content: `${publicUrl}/` },
          { tagName: 'link', rel: 'canonical', href: `${publicUrl}/` },
        ]
      : []),
    { 'script:ld+json': structuredData },
  ];
}

/** The public page. At `/` a signed-in user goes on to the dashboard; `/home` is always this page. */
export default function LandingPage() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  // When the page was reached from another screen; for a first visit the script in the page's head does it.
  useEffect(() => {
    adoptStoredSession();
    if (pathname === '/' && currentToken()) navigate('/dashboard', { replace: true });
  }, [pathname, navigate]);
  return (
    <div className={classes.page} id="topo">
      <a className="skip-link" href="#conteudo">
        Ir para o conteúdo
      </a>
      <Header />
      <main id="conteudo" tabIndex={-1}>
        <Hero />
        <About />
        <Services />
        <SystemFeatures />
        <Motivations />
        <Contact />
      </main>
      <Footer />
    </div>
  );
}
