/** Elements as JsonML (http://www.jsonml.org): text, or name, attributes and what is inside. Compiler and reader share a few. */
export type JsonMl = string | [name: string, attributes: Record<string, string>, ...children: JsonMl[]];
