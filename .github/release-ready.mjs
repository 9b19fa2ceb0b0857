/**
 * Release check: package.json and CHANGELOG.md fit the tag and the repository that publish them, else one error a line and exit code 1.
 * npm refuses provenance (https://docs.npmjs.com/generating-provenance-statements) without the repository's address.
 */
import { readFileSync } from "node:fs";

const { GITHUB_REF_NAME: tag, GITHUB_REPOSITORY: repository } = process.env;
const { version, repository: named } = JSON.parse(readFileSync("package.json", "utf8"));
const url = typeof named === "string" ? named : named?.url;
const expected = `"repository": { "type": "git", "url": "git+https://github.com/${repository}.git" }`;

// “Unreleased”, with what is below it, and the newest version.
const [, unreleased = "", heading = ""] = readFileSync("CHANGELOG.md", "utf8").split(/^## /m);

const problems = [];
if (tag !== `v${version}`)
  problems.push(`the tag is ${tag}, but the version is ${version}: set the version, then tag v${version}`);
if (!heading.startsWith(`${version} - `) || unreleased.includes("\n- "))
  problems.push(`CHANGELOG.md has no heading “${version} - DAY” first: write it below “Unreleased”, above what is new`);
if (url === undefined)
  problems.push(`“repository” is missing, and npm publishes no provenance without it: add ${expected}`);
else if (!url.toLowerCase().includes(`github.com/${repository}.git`.toLowerCase()))
  problems.push(`“repository” is ${url}, but this workflow runs in ${repository}: write ${expected}`);

for (const problem of problems) console.log(`::error file=package.json::${problem}`);
process.exitCode = problems.length > 0 ? 1 : 0;
