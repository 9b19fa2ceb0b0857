/** A colour of a formula → the class of the nearest of the theme's, which can be read on both grounds. */

/** Black, white and greys are the text's own colour. */
export function themeColour(colour: string): string[] {
  const [red, green, blue] = channels(colour);
  const most = Math.max(red, green, blue);
  const range = most - Math.min(red, green, blue);
  if (range < 0.15) return [];
  const sixth =
    most === red
      ? ((green - blue) / range + 6) % 6
      : most === green
        ? (blue - red) / range + 2
        : (red - green) / range + 4;
  const hue = sixth * 60;
  return [`in-${hues.find(({ below }) => hue < below)?.token ?? "red"}`];
}

const hues = [
  { below: 20, token: "red" },
  { below: 70, token: "amber" },
  { below: 165, token: "leaf" },
  { below: 255, token: "cool" },
  { below: 325, token: "plum" },
];

/** The channels of `#rgb` or `#rrggbb`; anything else is black. */
function channels(colour: string): [number, number, number] {
  const short = /^#([\da-f])([\da-f])([\da-f])$/i.exec(colour);
  const long = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(colour);
  const [red = "0", green = "0", blue = "0"] = (long ?? short)?.slice(1) ?? [];
  const most = long ? 255 : 15;
  return [
    Number.parseInt(red, 16) / most,
    Number.parseInt(green, 16) / most,
    Number.parseInt(blue, 16) / most,
  ];
}
