/** An exception with what is known of where it happened. The innermost call knows best, so outer ones do not overwrite its details. */

export type Whereabouts = {
  /** The work that failed, as in “while rendering docs/x/index.html”. */
  doing?: string | undefined;
  /** The file of the content folder that it happened with. */
  file?: string | undefined;
  /** The page that it happened with, where only its address is known. */
  route?: string | undefined;
  /** Which part of a page was being made. */
  part?: string | undefined;
};

export class Failure extends Error {
  override name = "Failure";

  constructor(
    cause: unknown,
    readonly where: Whereabouts,
  ) {
    super("", { cause });
  }
}

/** Name of an error of an extension that no page can fail with any more. */
export const EXTENSION_FAILURE = "ExtensionFailure";

/** Does what `work` does; an exception gets the file or the part that the work is about. */
export function withWhereabouts<T>(where: Whereabouts, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw located(error, where);
  }
}

/** Does a step of the whole run; an exception gets the step's name. */
export async function inStep<T>(doing: string, work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw located(error, { doing });
  }
}

/** The original exception. */
export function causeOf(error: unknown): unknown {
  return error instanceof Failure ? error.cause : error;
}

/** Errors that signal something to the caller of a step, rather than a failure. */
const controlFlow = new Set(["LostContent", "AbortError"]);

export function isControlFlow(error: unknown): boolean {
  return error instanceof Error && controlFlow.has(error.name);
}

function located(error: unknown, where: Whereabouts): unknown {
  if (isControlFlow(error)) return error;
  if (!(error instanceof Failure)) return new Failure(error, where);
  const known = Object.entries(error.where).filter(([, value]) => value !== undefined);
  return new Failure(error.cause, { ...where, ...Object.fromEntries(known) });
}
