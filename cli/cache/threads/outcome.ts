/** Outcome of a piece of work, as it can travel between threads. */
import { causeOf, Failure, type Whereabouts } from "../../report/failure.ts";
import { reasonOf } from "../../report/reason-of.ts";
import { isSystemError } from "../../report/system-reason.ts";

/** An error without its class, which does not travel. */
export type ThrownError = {
  name: string;
  message: string;
  where?: Whereabouts | undefined;
  /** The code and path of an error of the operating system. */
  system?: { code: string; path: string | undefined } | undefined;
};

export type Outcome<R> = { result: R } | { error: ThrownError };

export function thrown(error: unknown): ThrownError {
  const cause = causeOf(error);
  return {
    name: cause instanceof Error ? cause.name : "Error",
    message: reasonOf(cause),
    ...(error instanceof Failure && { where: error.where }),
    ...(isSystemError(cause) && { system: { code: cause.code, path: cause.path } }),
  };
}

/** The error again, without its class. */
export function errorOf({ name, message, where, system }: ThrownError): Error {
  const error = Object.assign(new Error(message), { name }, system && { ...system, syscall: "" });
  return where ? new Failure(error, where) : error;
}

/** The result of the work, or the error that it throws. */
export async function outcomeOf<R>(work: () => R | Promise<R>): Promise<Outcome<R>> {
  try {
    return { result: await work() };
  } catch (error) {
    return { error: thrown(error) };
  }
}
