/** Outputs that could not be rendered → findings, each with the file that the page comes from. */
import type { RenderFailure } from "../publish/render-outputs.ts";
import { causeOf, Failure } from "../report/failure.ts";
import type { Finding } from "../report/finding.ts";
import { internalError } from "../report/internal-error.ts";
import type { Site } from "../site/site.ts";

export function renderFindings(failures: readonly RenderFailure[], site: Pick<Site, "routes">): Finding[] {
  return failures.map((failure) => renderFinding(failure, site));
}

export function renderFinding(
  { path, route, error }: RenderFailure,
  { routes }: Pick<Site, "routes">,
): Finding {
  const where = error instanceof Failure ? error.where : {};
  const address = where.route ?? route;
  const source = routes.find((other) => other.path === address)?.page?.source;
  const file = where.file ?? source?.generated?.file ?? source?.path ?? "";
  const cause = causeOf(error);
  if (cause instanceof Error && cause.name === "ComponentFailed")
    return {
      rule: "component-is-usable",
      file,
      message: `${cause.message} (${path})`,
      expected: "a component that renders in the same way each time, and without a browser",
    };
  return { ...internalError(cause, `rendering ${path}`), file };
}
