/**
 * Rewrites a built page that is complete HTML so that its scripts are fetched only once it has been painted: on a slow line they
 * would take turns with its styles and its font. A form that is sent before they are there is held, never sent by the browser
 * itself; `useHeldSubmit` sends it on.
 * @throws when the page starts its scripts in a way that this does not know
 */
export function scriptsAfterPaint(html: string): string {
  const preload = /<link rel="modulepreload" href="([^"]+)"\/>/g;
  const start = /(?<=<script type="module" async="">)[\s\S]*?(?=<\/script>)/;
  const hrefs = [...html.matchAll(preload)].map(([, href]) => href ?? '');
  const [module] = start.exec(html) ?? [];
  if (hrefs.length === 0 || !module) throw new Error('scriptsAfterPaint: no modules found in the built page');
  return html.replaceAll(preload, '').replace(start, () => starter(hrefs, module));
}

/**
 * The module that starts the page, its static imports made dynamic. No frame is drawn before the styles are there; in the second
 * one, the first has been painted.
 */
function starter(hrefs: readonly string[], module: string): string {
  const statement = /^import (?:\* as (\w+) from )?("[^"]+");$/gm;
  const imports = [...module.matchAll(statement)];
  return `for(const form of document.forms)form.addEventListener('submit',event=>{
if('ready' in form.dataset)return;
event.preventDefault();
form.dataset.held='';
});
requestAnimationFrame(()=>requestAnimationFrame(()=>setTimeout(async()=>{
for(const href of ${JSON.stringify(hrefs)})document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href}));
const [${imports.map(([, name]) => name ?? '').join()}]=await Promise.all([${imports.map(([, , href]) => `import(${href})`).join()}]);
${module.replaceAll(statement, '').trim()}
})))`;
}
