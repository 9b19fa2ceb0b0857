/** Components for elements of content: the types that the tree's renderer and its components share. */
import type { ComponentType, ReactNode } from "react";
import type { HastElement } from "../../schema/hast.ts";
import type { Props } from "./properties.ts";

/** It gets the element itself, its props for React, and its children rendered. */
export type ElementProps = { node: HastElement; props: Props; children?: ReactNode };

export type ElementComponent = ComponentType<ElementProps>;

/** By tag name. */
export type ElementComponents = Partial<Record<string, ElementComponent>>;

/** The HTML inside an element that needs no React, on the server; undefined for any other. */
export type PlainHtml = (element: HastElement, map: ElementComponents) => string | undefined;
