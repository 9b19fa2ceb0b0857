/** The writer's craft, drawn: a structured source, through the machine and the hand, becomes a page in two languages. */
import { useManifest } from "../navigation/reader-context.ts";

const TEXT_LINES = ["M22 62h84M22 76h76M22 90h84", "M22 62h76M22 76h84M22 90h52"];

export function HeroDrawing() {
  const { locales } = useManifest();
  return (
    <svg className="hero-drawing" viewBox="0 0 420 360" width="420" height="360" aria-hidden="true">
      <path className="sheet" d="M6 84h140v192H6z" />
      <path
        className="cool drawn"
        pathLength={1}
        d="M24 110h36M40 130h22M40 170h22M40 210h30M56 230h18M24 250h28"
      />
      <path
        className="line drawn"
        pathLength={1}
        d="M72 130h54M56 150h62M72 170h40M56 190h66M80 210h46M84 230h34"
      />
      <path className="drawn drawn-later" pathLength={1} d="M146 180h32M194 180h26M236 180h8" />
      <path
        className="drawn drawn-later"
        pathLength={1}
        d="M244 180c34 0 14-90 48-90M244 180c34 0 14 90 48 90"
      />
      <circle className="cool" cx="186" cy="180" r="5" />
      <circle className="warm" cx="228" cy="180" r="5" />
      {TEXT_LINES.map((lines, index) => (
        <g key={lines} transform={`translate(286 ${index === 0 ? 8 : 188})`}>
          <path className="sheet" d="M6 2h98l24 24v138H6z" />
          <path className="fold" d="M104 2v24h24z" />
          <path className="title" d={index === 0 ? "M22 42h56" : "M22 42h68"} />
          <path className="line" d={lines} />
          <path className="line" d="M22 104h60" />
          <path
            className="warm thin drawn drawn-later"
            pathLength={1}
            d="M68 140c6-14 12-16 11-7s-7 12-3 6 9-12 9-5-2 8 3 3 6-7 7-1 4 4 14-2"
          />
          {locales.length > 1 && (
            <text x="22" y="26">
              {locales[index]?.id}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}
