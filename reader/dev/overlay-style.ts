/** The overlay's own style: the page's does not reach it, and it does not reach the page. */
export const overlayStyle = `
  section {
    position: fixed; z-index: 2147483647; inset-inline: 0; inset-block-end: 0; max-block-size: 40vh; overflow: auto;
    box-sizing: border-box; padding: 0.75rem 1rem; background: #14161a; color: #f2f1ec;
    border-block-start: 3px solid #d9a441; font: 0.875rem/1.5 system-ui, sans-serif;
  }
  section[data-level="error"] { border-color: #e5533d; }
  summary { cursor: pointer; font-weight: 600; }
  summary:focus-visible { outline: 2px solid currentcolor; outline-offset: 2px; }
  article { margin-block-start: 0.75rem; padding-inline-start: 0.75rem; border-inline-start: 3px solid #d9a441; }
  article[data-level="error"] { border-color: #e5533d; }
  code { font: 0.8125rem/1.5 ui-monospace, monospace; color: #f7c66b; overflow-wrap: anywhere; }
  p { margin: 0; overflow-wrap: anywhere; }
  small { color: #b4b3ad; font-size: 0.75rem; }
  @media print { section { display: none; } }
`;
