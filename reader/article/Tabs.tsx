/** Tabs, in step with the other tabs of their group. Without JavaScript every panel is open under its label. */
import {
  Children,
  isValidElement,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import type { ElementProps } from "../hast/elements.ts";
import { REVEAL_EVENT } from "../navigation/reveal.ts";
import { useStored } from "../state/use-stored.ts";

export function Tabs({ props, children }: ElementProps) {
  const group = typeof props.group === "string" ? props.group : undefined;
  const panels = Children.toArray(children).flatMap((child) =>
    isValidElement<ElementProps>(child) && child.props.node?.tagName === "tw-tab" ? [child.props] : [],
  );
  const labels = panels.map((panel) => String(panel.props.label ?? ""));
  return group === undefined ? (
    <TabSet labels={labels} panels={panels.map((panel) => panel.children)} />
  ) : (
    <GroupedTabSet group={group} labels={labels} panels={panels.map((panel) => panel.children)} />
  );
}

/** A tab that HTML around it has parted from its tabs is its label and its content. */
export function Tab({ props, children }: ElementProps) {
  return (
    <div>
      <p>{String(props.label ?? "")}</p>
      {children}
    </div>
  );
}

type SetProps = { group?: string; labels: readonly string[]; panels: readonly ReactNode[] };
type ChosenProps = SetProps & { chosen: string | null; choose: (label: string) => void };

function TabSet(props: SetProps) {
  const [chosen, choose] = useState<string | null>(null);
  return <TabView {...props} chosen={chosen} choose={choose} />;
}

function GroupedTabSet({ group, ...props }: SetProps & { group: string }) {
  const [chosen, choose] = useStored(`twsite-tabs:${group}`);
  return <TabView {...props} group={group} chosen={chosen} choose={choose} />;
}

function TabView({ group, labels, panels, chosen, choose }: ChosenProps) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const at = Math.max(0, labels.indexOf(chosen ?? ""));

  useEffect(() => {
    const { current } = root;
    const show = (event: Event) => {
      const panel = event.target instanceof Element && event.target.closest<HTMLElement>("[data-tab]");
      if (panel && panel.parentElement === current && panel.dataset.tab) choose(panel.dataset.tab);
    };
    current?.addEventListener(REVEAL_EVENT, show);
    return () => current?.removeEventListener(REVEAL_EVENT, show);
  });

  /** Where other tabs of the group change their height above these, these stay where the visitor sees them. */
  function chooseHere(label: string): void {
    const place = () => root.current?.getBoundingClientRect().top ?? 0;
    const before = place();
    choose(label);
    requestAnimationFrame(() => scrollBy({ top: place() - before, behavior: "instant" }));
  }

  function move(event: KeyboardEvent): void {
    const last = labels.length - 1;
    const to = {
      ArrowRight: at === last ? 0 : at + 1,
      ArrowLeft: at === 0 ? last : at - 1,
      Home: 0,
      End: last,
    }[event.key];
    const label = to === undefined ? undefined : labels[to];
    if (to === undefined || label === undefined) return;
    event.preventDefault();
    chooseHere(label);
    root.current?.querySelectorAll<HTMLElement>(":scope > [role=tablist] > [role=tab]")[to]?.focus();
  }

  return (
    <div className="tabs" data-group={group} ref={root}>
      <div role="tablist" onKeyDown={move}>
        {labels.map((label, index) => (
          <button
            key={index}
            type="button"
            role="tab"
            id={`${id}tab${index}`}
            aria-selected={index === at}
            aria-controls={`${id}panel${index}`}
            tabIndex={index === at ? 0 : -1}
            // `boot.ts` may have opened another one before React came.
            suppressHydrationWarning
            onClick={() => chooseHere(label)}
          >
            {label}
          </button>
        ))}
      </div>
      {panels.map((panel, index) => (
        <div
          key={index}
          role="tabpanel"
          id={`${id}panel${index}`}
          aria-labelledby={`${id}tab${index}`}
          data-tab={labels[index]}
          data-shown={index === at ? "" : undefined}
          suppressHydrationWarning
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the tabs pattern of ARIA puts a panel without controls into the tab order
          tabIndex={0}
        >
          <p className="tab-label" aria-hidden="true">
            {labels[index]}
          </p>
          {panel}
        </div>
      ))}
    </div>
  );
}
