/** The library with every method that can be named; loaded when it is needed, so that `--help` is quick. */
export async function loadFovea(): Promise<typeof import('fovea')> {
  const [fovea] = await Promise.all([import('fovea'), import('fovea/methods')]);
  return fovea;
}
