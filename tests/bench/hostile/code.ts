/** Blocks of code. */
import { code, fence, type HostileInputs, lines, many, page } from "./texts.ts";

export const codeInputs: HostileInputs = {
  "200,000 lines of code": () => fence("js", code(200_000)),
  "20,000 lines of code": () => fence("js", code(20_000)),
  "5,000 lines of code": () => fence("js", code(5_000)),
  "20,000 lines with numbers": () => fence("js showLineNumbers", code(20_000)),
  "code on a line of 1 MB": () => fence("js", many("a=[1,{b:2}];", 80_000)),
  "code that no grammar closes": () => fence("js", many("`${", 20_000)),
  "names of capitals in code": () => fence("text", many("aA", 90_000)),
  "names of underscores in code": () => fence("text", many("a_", 90_000)),
  "code of slashes": () => fence("js", many("/", 50_000)),
  "code of open strings": () => fence("js", many('"a\\', 50_000)),
  "code of open brackets": () => fence("ts", many("<a(", 30_000)),
  "markup of open angles": () => fence("html", many("<a ", 50_000)),
  "Markdown in code": () => fence("md", many("*a **a [b](", 10_000)),
  "YAML in code": () => fence("yaml", many("a: ", 30_000)),
  "CSS in code": () => fence("css", many("a{", 30_000)),
  "SQL in code": () => fence("sql", many("SELECT '", 30_000)),
  "shell in code": () => fence("bash", many('$(echo "', 20_000)),
  "a session of 50,000 lines": () => fence("console", many("$ ls -l\nfile\n", 25_000)),
  "5,000 blocks of code": () => page(many("```js\nconst a = 1;\n```\n\n", 5_000)),
  "blocks of every language": () =>
    page(
      [
        "js",
        "ts",
        "css",
        "html",
        "python",
        "java",
        "c",
        "cpp",
        "go",
        "rust",
        "sql",
        "yaml",
        "php",
        "ruby",
        "bash",
      ]
        .map((name) => `\`\`\`${name}\n${code(400)}\n\`\`\`\n`)
        .join("\n"),
    ),
  "5,000 blocks of unknown languages": () => page(lines(5_000, (n) => `\`\`\`lang${n}\na\n\`\`\`\n`)),
  "lines without an end are marked": () => fence("js {1-999999999999}", code(100)),
  "many ranges of marked lines": () => fence(`js {${many("1-99999,", 20_000)}1}`, code(1_000)),
  "a fence with 1 MB behind it": () => fence(`js ${many("a=b ", 250_000)}`, "a"),
  "a fence with open quotes": () => fence(`js ${many('title="', 50_000)}`, "a"),
  "inline code of 1 MB": () => page(`\`${many("a ", 500_000)}\``),
};
