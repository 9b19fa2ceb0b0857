/** Ids of headings as `slugify` of VitePress and markdown-it-anchor make them, for the headings of one page in order. */
/** `given` is the id that the heading sets itself. */
export function slugger(): (heading: string, given?: string) => string {
  const taken = new Set<string>();
  return (heading, given) => {
    const slug = given ?? slugOf(heading);
    let id = slug;
    for (let count = 1; given === undefined && taken.has(id); count++) id = `${slug}-${count}`;
    taken.add(id);
    return id;
  };
}

const special = /[\s~`!@#$%^&*()\-_+=[\]{}|\\;:"'“”‘’<>,.?/]+/g;

function slugOf(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .replace(/\p{Cc}/gu, "")
    .replace(special, "-")
    .replace(/^-+|-+$/g, "")
    .replace(/^(\d)/, "_$1")
    .toLowerCase();
}
