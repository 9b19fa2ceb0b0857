/** Line drawings of 24 units square, in the colour of the text: the path of each, or its elements where one is not a path of lines. */

/** Icons that pages may name. */
export const pageIcons = {
  bell: "M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15zM10 21h4",
  book: "M12 6.5C10 5 7.5 4.5 3.5 4.5v13.5c4 0 6.5.5 8.5 2 2-1.5 4.5-2 8.5-2V4.5c-4 0-6.5.5-8.5 2zM12 6.5V20",
  box: "M12 3l8 4.5v9L12 21l-8-4.5v-9zM4 7.5l8 4.5 8-4.5M12 12v9",
  calendar: "M4 6h16v14H4zM4 10.5h16M8 3.5V8M16 3.5V8",
  chart: "M4 4v16h16M8.5 16v-4M13 16V7M17.5 16v-6",
  chat: "M4 5h16v11h-9l-4.5 4v-4H4z",
  check: "M4.5 12.5l5 5 10-11",
  clock: "M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 7v5l3.5 2",
  cloud: "M7 18.5a4 4 0 0 1-.5-8 5.5 5.5 0 0 1 10.7 1.3A3.4 3.4 0 0 1 17 18.5z",
  code: "M8.5 7L3.5 12l5 5M15.5 7l5 5-5 5M13.5 5l-3 14",
  database: "M4.5 6c0-3.3 15-3.3 15 0s-15 3.3-15 0zM4.5 6v12c0 3.3 15 3.3 15 0V6M4.5 12c0 3.3 15 3.3 15 0",
  download: "M12 4v11M7 10.5l5 5 5-5M4.5 20h15",
  file: "M6 3.5h8l4.5 4.5v12.5H6zM14 3.5V8h4.5",
  folder: "M3.5 5.5h6l2 2.5h9v11.5h-17z",
  globe:
    "M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM3.5 12h17M12 3.5c-5 5-5 12 0 17M12 3.5c5 5 5 12 0 17",
  home: "M3.5 11.5L12 4l8.5 7.5M6 9.5V20h12V9.5M10 20v-6h4v6",
  image: "M3.5 5h17v14h-17zM3.5 16l5-5 5 5 2.5-2.5 4.5 4.5M15 8.5h.01",
  key: "M8 12a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM11 13.5L20 4.5M16 8.5l3 3M13.5 11l2 2",
  languages:
    "M3 5.5h10M8 3v2.5M11 5.5C10 10 7 12.5 3.5 14M5 8.5c1.2 2.6 3.6 4.6 6 5.5M11.5 21l4.5-11 4.5 11M13 17.5h6",
  lightbulb: "M9 17.5c0-2.5-3-4-3-7.5a6 6 0 0 1 12 0c0 3.5-3 5-3 7.5zM9.5 20.5h5",
  link: "M10 14a4 4 0 0 0 5.7 0l3-3a4 4 0 0 0-5.7-5.7L12 6.3M14 10a4 4 0 0 0-5.7 0l-3 3A4 4 0 0 0 11 18.7l1-1",
  lock: "M5.5 11h13v9.5h-13zM8.5 11V7.5a3.5 3.5 0 0 1 7 0V11M12 14.5v2.5",
  mail: "M3.5 5.5h17v13h-17zM3.5 7l8.5 6.5L20.5 7",
  pen: "M4 20l1-4.5L16.5 4 20 7.5 8.5 19zM14 6.5l3.5 3.5",
  people:
    "M9 5a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM3 19.5c0-7 12-7 12 0M16 5.5a3 3 0 0 1 0 5.5M17.5 14c2.5.5 3.5 2.5 3.5 5.5",
  play: "M7 4.5l12 7.5-12 7.5z",
  question:
    "M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM9.5 9.5c0-3.5 5-3.5 5 0 0 2-2.5 2-2.5 4M12 16.5v.1",
  rocket:
    "M9 15c0-6 3.5-10.5 11-11 0 7.5-5 11-11 11zM9 15l-3-3M9 10H5l-2 3h4.5M14 15v4l-3 2v-4.5M15 8.5v.1M5 17l-1.5 3.5L7 19",
  search: "M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5L21 21",
  server: "M4 4.5h16v6H4zM4 13.5h16v6H4zM7.5 7.5v.1M7.5 16.5v.1M11 7.5h5.5M11 16.5h5.5",
  settings:
    "M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM12 3v3M12 18v3M3 12h3M18 12h3M5.6 5.6l2.2 2.2M16.2 16.2l2.2 2.2M18.4 5.6l-2.2 2.2M7.8 16.2l-2.2 2.2",
  shield: "M12 3.5l7.5 3v5c0 4.5-3 7.5-7.5 9-4.5-1.5-7.5-4.5-7.5-9v-5z",
  star: "M12 3.5l2.6 5.7 6.1.7-4.5 4.2 1.2 6.1L12 17.2l-5.4 3 1.2-6.1-4.5-4.2 6.1-.7z",
  tag: "M4 4h8l8.5 8.5-8 8L4 12zM8 8v.1",
  terminal: "M3.5 4.5h17v15h-17zM7 9l3.5 3L7 15M12.5 15.5h4.5",
  upload: "M12 15V4M7 8.5l5-5 5 5M4.5 20h15",
  user: "M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4.5 20.5c0-8 15-8 15 0",
  warning: "M12 4L2.5 20h19zM12 10v4.5M12 17v.1",
};

/** Icons of the interface, by the selectors of their elements. */
export const interfaceIcons: Readonly<Record<string, string>> = {
  ".icon-menu": "M3 6.5h18M3 12h18M3 17.5h12",
  ".icon-close": "M5 5l14 14M19 5L5 19",
  ".icon-chevron": "M6 9.5l6 6 6-6",
  ".icon-search": pageIcons.search,
  ".icon-languages": pageIcons.languages,
  ".icon-light":
    "<circle cx='12' cy='12' r='4'/><path d='M12 2.5v2.5M12 19v2.5M2.5 12H5M19 12h2.5M5.3 5.3L7 7M17 17l1.7 1.7M18.7 5.3L17 7M7 17l-1.7 1.7'/>",
  ".icon-dark": "M20 14.2A8.3 8.3 0 0 1 9.8 4 8.3 8.3 0 1 0 20 14.2z",
  ".icon-system": "<circle cx='12' cy='12' r='8.5'/><path d='M12 3.5a8.5 8.5 0 0 1 0 17z' fill='#000'/>",
  '[data-action^="copy"]': "M9 9h11v11H9zM15 5.5V4H4v11h1.5",
  '[data-action^="copy"][data-outcome="copied"]': pageIcons.check,
  '[data-action="wrap"]': "M3.5 6h17M3.5 12h13.5a3.25 3.25 0 0 1 0 6.5H12M14.5 16L12 18.5l2.5 2.5M3.5 18.5H8",
  ".icon-markdown": "M3 17V7l4 5 4-5v10M18 7v10M15 14l3 3 3-3",
  ".icon-edit": "M4 20l1-5L16 4l4 4L9 19z",
  '[data-action="print"]': "M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z",
};
