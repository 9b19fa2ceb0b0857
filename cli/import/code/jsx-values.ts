/** Values that JSX gives, and components that the code does not define as functions. */

/** A React element, before it is rendered. */
export class JsxElement {
  /** A tag, a function, or another component. */
  readonly type: unknown;
  /** The name as written: `Tabs.Item`. */
  readonly name: string;
  readonly properties: Readonly<Record<string, unknown>>;

  constructor(type: unknown, name: string, properties: Readonly<Record<string, unknown>>) {
    this.type = type;
    this.name = name;
    this.properties = properties;
  }
}

/** A component of the theme or of React by its name; empty for a fragment. */
export class NamedComponent {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/** A Markdown file that is imported to be shown. */
export class MarkdownPart {
  /** The module as pages import it: `@site/docs/_steps.md`. */
  readonly module: string;

  constructor(module: string) {
    this.module = module;
  }
}

/** An imported picture: its address, and a component where it is a drawing. */
export class Picture {
  readonly address: string;

  constructor(address: string) {
    this.address = address;
  }
}

/** The place of what is between the tags of a component on a page. */
export class Slot {
  readonly slot = "children";
}

export const slot = new Slot();

/** `styled.div` of a CSS-in-JS library: a template after it gives the element without the styles. */
export class StyleTag {
  readonly component: unknown;

  constructor(component: unknown) {
    this.component = component;
  }
}
