/** Errors of the operating system, in plain words. */

const reasons: ReadonlyMap<string, string> = new Map([
  ["EACCES", "permission is denied"],
  ["EPERM", "permission is denied"],
  ["EROFS", "the file system is read-only"],
  ["ENOSPC", "no space is left on the disk"],
  ["EDQUOT", "the disk quota is used up"],
  ["EFBIG", "the file is larger than the file system allows"],
  ["EMFILE", "too many files are open"],
  ["ENFILE", "too many files are open on this machine"],
  ["ENAMETOOLONG", "the name is too long for the file system"],
  ["EISDIR", "it is a folder"],
  ["ENOTDIR", "part of the path is a file"],
  ["ENOTEMPTY", "the folder is not empty"],
  ["ENOENT", "it does not exist"],
  ["EEXIST", "it already exists"],
  ["ELOOP", "its symbolic links form a loop"],
  ["EBUSY", "another program is using it"],
  ["ETXTBSY", "another program is using it"],
  ["EIO", "the disk reports an error"],
  ["EINVAL", "the file system does not accept the name"],
  ["EILSEQ", "the file system does not accept the name"],
  ["EADDRINUSE", "another program uses the port"],
  ["EADDRNOTAVAIL", "this machine does not have the address"],
  ["ENOTFOUND", "there is no host of this name"],
  ["ENOTSUP", "the file system does not support this"],
]);

type SystemError = Error & { code: string; path?: string; dest?: string };

/** True for what Node throws when the operating system refuses something. */
export function isSystemError(error: unknown): error is SystemError {
  return error instanceof Error && "syscall" in error && "code" in error && typeof error.code === "string";
}

/** The remedy for each error that another file would not solve. */
const remedies: ReadonlyMap<string, string> = new Map([
  ["EACCES", "permission to read and write it"],
  ["EPERM", "permission to read and write it"],
  ["EROFS", "a folder that can be written"],
  ["ENOSPC", "more space on the disk"],
  ["EDQUOT", "a larger quota, or fewer files"],
  ["EFBIG", "a disk that allows larger files"],
  ["ENAMETOOLONG", "a shorter name"],
  ["EBUSY", "the other program closed"],
  ["ETXTBSY", "the other program closed"],
  ["EMFILE", "fewer threads (--jobs 1), or more open files (ulimit -n 1024)"],
  ["ENFILE", "fewer programs running at once, or fewer threads (--jobs 1)"],
]);

export function systemRemedy({ code }: Pick<SystemError, "code">): string | undefined {
  return remedies.get(code);
}

/** `EACCES`; undefined for an error that is not the operating system's. */
export function codeOf(error: unknown): string | undefined {
  return isSystemError(error) ? error.code : undefined;
}

/** `permission is denied (EACCES)`. */
export function systemReason({ code }: Pick<SystemError, "code">): string {
  const reason = reasons.get(code);
  return reason === undefined ? code : `${reason} (${code})`;
}

/** Sets the error's path to the file that was meant: Node names a temporary file, or none. */
export function aboutFile(error: unknown, path: string): unknown {
  if (isSystemError(error)) {
    error.path = path;
    delete error.dest;
  }
  return error;
}

/** `content/routes.lock cannot be used: permission is denied (EACCES)`, and what helps; without a path, the reason alone. */
export function systemFailure(error: SystemError): string {
  const { path, dest } = error;
  const reason = systemReason(error);
  const place = dest === undefined ? path : `${path}, for ${dest},`;
  const remedy = systemRemedy(error);
  const what = place === undefined ? reason : `${place} cannot be used: ${reason}`;
  return remedy === undefined ? what : `${what}\nexpected: ${remedy}`;
}
