import { useState } from "react";

export default function Fragile() {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) throw new Error("It broke");
  return (
    <button type="button" onClick={() => setBroken(true)}>
      Break
    </button>
  );
}
