import './compiled.mjs';

// After it, so that whatever is loaded need not have its types stripped each time.
await import('./demo/run-demo.ts');
