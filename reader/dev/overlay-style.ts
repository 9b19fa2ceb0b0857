/** The overlay's own style: the page's does not reach it, and it does not reach the page. */
export const overlayStyle = `
  /* At the end of the page, below which it adds its own height: nothing of the page is out of reach. */
  :host { display: block; position: sticky; inset-block-end: 0; z-index: 2147483647; }
  [role="status"] { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); }
  section {
    --level: #e0a83c; color-scheme: dark; background: #22262e; color: #f2f1ec;
    border-block-start: 3px solid var(--level); font: 0.875rem/1.5 system-ui, sans-serif; letter-spacing: normal;
  }
  section[hidden] { display: none; }
  [data-level="error"] { --level: #f0705c; }
  [data-level="warning"] { --level: #e0a83c; }
  summary {
    display: flex; align-items: center; gap: 0.75rem; min-block-size: 2.75rem; padding-inline: 1.25rem;
    box-sizing: border-box; cursor: pointer; font-weight: 600; list-style: none;
  }
  summary::-webkit-details-marker { display: none; }
  summary::before { content: ""; inline-size: 0.5rem; block-size: 0.5rem; border-radius: 50%; background: var(--level); }
  summary::after {
    content: ""; margin-inline-start: auto; inline-size: 0.5rem; block-size: 0.5rem; margin-block-start: 0.25rem;
    border: solid; border-width: 2px 0 0 2px; rotate: 45deg;
  }
  details[open] > summary::after { rotate: 225deg; margin-block-start: -0.25rem; }
  :focus-visible { outline: 2px solid #f2f1ec; outline-offset: -4px; }
  div { max-block-size: 35vh; overflow: auto; overscroll-behavior: contain; padding: 0 1.25rem 1rem; }
  ol { margin: 0; padding: 0; list-style: none; display: grid; gap: 1rem; }
  li { border-inline-start: 3px solid var(--level); padding-inline-start: 0.875rem; min-inline-size: 0; }
  p { margin: 0; max-inline-size: 60rem; overflow-wrap: anywhere; }
  .message { font-weight: 600; }
  .where, pre { font: 0.8125rem/1.5 ui-monospace, monospace; }
  .where { color: #f7c66b; }
  pre { margin: 0.375rem 0; padding: 0.375rem 0; background: #191c22; overflow-x: auto; max-inline-size: 60rem; }
  .more:not(:empty) { margin-block-start: 1rem; }
  .note { color: #c6c5bf; }
  .rule { color: #a9a8a2; font-size: 0.75rem; }
  @media print { :host { display: none; } }
`;
