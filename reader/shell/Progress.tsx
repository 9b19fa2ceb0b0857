/** Thin bar on top while a page is pending. */
import { useEffect, useState } from "react";

const START_AFTER = 200;
const MINIMUM = 0.08;
const SPEED = 200;
const TRICKLE_EVERY = 800;

export function Progress({ pending }: { pending: boolean }) {
  /** Part of the way, 0 to 1; undefined: no bar. */
  const [amount, setAmount] = useState<number>();
  const isVisible = amount !== undefined;

  useEffect(() => {
    if (!pending) return;
    let trickle: ReturnType<typeof setInterval> | undefined;
    const start = setTimeout(() => {
      setAmount(MINIMUM);
      trickle = setInterval(() => setAmount((now) => trickled(now ?? MINIMUM)), TRICKLE_EVERY);
    }, START_AFTER);
    return () => {
      clearTimeout(start);
      clearInterval(trickle);
    };
  }, [pending]);

  useEffect(() => {
    if (pending || !isVisible) return;
    setAmount(1);
    const end = setTimeout(() => setAmount(undefined), 2 * SPEED);
    return () => clearTimeout(end);
  }, [pending, isVisible]);

  if (!isVisible) return null;
  return (
    <div className="progress" data-done={amount === 1 ? "" : undefined} aria-hidden="true">
      <div style={{ transform: `scaleX(${amount})`, transitionDuration: `${SPEED}ms` }} />
    </div>
  );
}

/** Ever smaller steps, so that the bar never arrives by itself. */
export function trickled(amount: number): number {
  return Math.min(0.994, amount + (1 - amount) * 0.12);
}
