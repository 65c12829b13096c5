/** Loads the library with all methods; on demand, so that `--help` is quick. */
export async function loadFovea(): Promise<typeof import('fovea')> {
  const [fovea] = await Promise.all([import('fovea'), import('fovea/methods')]);
  return fovea;
}
