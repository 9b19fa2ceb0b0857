/**
 * `package.json` of a new site: the commands by short names. The tool is not in it: `npm install` writes down which one the
 * author has taken, from the registry or as a file.
 */
export function packageJson(): string {
  const scripts = {
    dev: "twsite dev",
    check: "twsite check --strict",
    build: "twsite compile --strict",
    preview: "twsite preview",
  };
  return `${JSON.stringify({ private: true, scripts }, null, 2)}\n`;
}
