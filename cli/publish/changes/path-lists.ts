/** Lists of paths, by name, in the order in which a host takes them. Within one the order does not matter. */
export type Lists = ReturnType<typeof emptyLists>;
export type ListName = keyof Lists;

export function emptyLists() {
  return {
    "0-delete-first": [] as string[],
    "1-upload-assets": [] as string[],
    "2-upload-new-files": [] as string[],
    "3-upload-new-documents": [] as string[],
    "4-upload-changed-files": [] as string[],
    "5-upload-changed-documents": [] as string[],
    "6-upload-lists": [] as string[],
    "7-upload-not-found": [] as string[],
    "8-delete-documents": [] as string[],
    "9-delete-files": [] as string[],
  };
}

export const listNames = Object.keys(emptyLists()) as ListName[];

/** List of each path. */
export function placesIn(lists: Partial<Lists>): Map<string, ListName> {
  return new Map(listNames.flatMap((name) => (lists[name] ?? []).map((path) => [path, name] as const)));
}
