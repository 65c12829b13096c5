/** With more files than these something is broken, and running them again would only take time. */
const MAX_FILES = 6;

/**
 * Runs tests, and the files with failures once more by themselves: a browser that is late on a busy machine fails once, a
 * defect fails twice. What passed only then is told at the end, so that an unsteady test does not look like a steady one.
 */
export async function withSecondTry(run, paths) {
  const first = await run(paths);
  const failing = first.filter(({ failures }) => failures.length > 0).map(({ file }) => file);
  if (failing.length === 0 || failing.length > MAX_FILES || failing.includes('')) return first;
  console.log(`again, by themselves: ${failing.join(' ')}`);
  return settled(first, await run(failing));
}

/** The outcomes after a second try: its own for the files that it ran, with what had failed only at first. */
function settled(first, second) {
  const again = new Map(second.map((outcomes) => [outcomes.file, outcomes]));
  const files = first.map((outcomes) => {
    const later = again.get(outcomes.file);
    if (later === undefined) return outcomes;
    again.delete(outcomes.file);
    const failing = new Set(later.failures.map(({ test }) => test));
    return { ...later, unsteady: outcomes.failures.filter(({ test }) => !failing.has(test)) };
  });
  return [...files, ...again.values()];
}
