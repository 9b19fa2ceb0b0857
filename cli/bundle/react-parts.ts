/**
 * The parts of React that the reader does not use. They weigh 7 kB after gzip, and a bundler keeps them: React reaches each from a
 * switch over the kinds of elements. Without such elements their functions have no effect, and are emptied.
 * React does not export the functions that start a part any more, so that the bundle fails if the reader comes to use one.
 */
type UnusedPart = {
  /** Exports of React and ReactDOM that start the part. */
  exports: readonly string[];
  /** Functions of ReactDOM that have no effect without it. */
  functions: readonly string[];
};

export const unusedParts: Record<string, UnusedPart> = {
  viewTransitions: {
    exports: ["ViewTransition", "addTransitionType"],
    functions: [
      "trackEnterViewTransitions",
      "commitAppearingPairViewTransitions",
      "commitEnterViewTransitions",
      "commitDeletedPairViewTransitions",
      "commitExitViewTransitions",
      "commitNestedViewTransitions",
      "restorePairedViewTransitions",
      "restoreEnterOrExitViewTransitions",
      "restoreNestedViewTransitions",
      "measureNestedViewTransitions",
      "measureViewTransitionHostInstancesRecursive",
      "applyViewTransitionToHostInstances",
      "restoreViewTransitionOnHostInstances",
      "commitAfterMutationEffectsOnFiber",
      "scheduleViewTransitionEvent",
      "getViewTransitionName",
      "getViewTransitionClassName",
      "createViewTransitionInstance",
      "startViewTransition",
      // Collects the images and style sheets that a transition waits for.
      "accumulateSuspenseyCommitOnFiber",
    ],
  },
  /** `<link>`, `<meta>`, `<script>`, `<style>` and `<title>` that React moves to the head. A test finds them in the reader. */
  head: {
    exports: ["preconnect", "prefetchDNS", "preinit", "preinitModule", "preload", "preloadModule"],
    functions: [
      "isHostHoistableType",
      "getResource",
      "acquireResource",
      "preloadResource",
      "insertSuspendedStylesheets",
      "mountHoistable",
      "getHydratableHoistableCache",
      "preconnect",
      "prefetchDNS",
      "preload",
      "preloadModule",
      "preinitScript",
      "preinitStyle",
      "preinitModuleScript",
    ],
  },
  actions: {
    exports: ["useActionState", "useFormState", "useOptimistic"],
    functions: ["mountActionState", "updateActionState", "rerenderActionState", "updateOptimisticImpl"],
  },
  activity: { exports: ["Activity"], functions: ["updateActivityComponent"] },
  /** React does not export it yet. */
  suspenseList: { exports: [], functions: ["updateSuspenseListComponent"] },
};

const parts = Object.values(unusedParts);
export const unusedExports: ReadonlySet<string> = new Set(parts.flatMap(({ exports }) => exports));

/** Empties the functions of the unused parts. Throws where ReactDOM does not have one of them. */
export function withoutUnusedParts(text: string): string {
  const names = new Set(parts.flatMap(({ functions }) => functions));
  const result = text.replaceAll(
    /^function (\w+)(\([^)]*\)) \{\n[\s\S]*?^\}/gm,
    (whole, name: string, parameters: string) =>
      names.delete(name) ? `function ${name}${parameters} {}` : whole,
  );
  if (names.size > 0) throw new Error(`React has no ${[...names].join(", ")}: see cli/bundle/react-parts.ts`);
  return result;
}
