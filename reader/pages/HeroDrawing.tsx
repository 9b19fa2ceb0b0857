/** The writer's craft, drawn: a structured source becomes pages in two languages. */

export function HeroDrawing() {
  return (
    <svg className="hero-drawing" viewBox="0 0 360 300" width="360" height="300" aria-hidden="true">
      <g className="drawing-source">
        <path d="M20 60h112v180H20z" />
        <path className="cool" d="M34 84h30M48 104h64M48 122h52M34 148h38M48 168h58M62 186h44M48 204h36" />
        <path className="warm" d="M34 104h5M34 122h5M34 168h5M34 204h5" />
      </g>
      <g className="drawing-ways">
        <path d="M132 130c40 0 44-58 84-58M132 170c40 0 44 58 84 58" />
        <circle className="warm" cx="174" cy="101" r="3.5" />
        <circle className="cool" cx="174" cy="199" r="3.5" />
      </g>
      <g className="drawing-page">
        <path d="M216 16h96l24 24v92H216z" />
        <path d="M312 16v24h24" />
        <path className="rule" d="M234 56h46M234 74h84M234 88h84M234 102h60" />
      </g>
      <g className="drawing-page">
        <path d="M216 164h96l24 24v96H216z" />
        <path d="M312 164v24h24" />
        <path className="rule" d="M234 204h54M234 222h84M234 236h76M234 250h84M234 264h40" />
      </g>
    </svg>
  );
}
