import { DEFAULT_METHOD } from './default-method.ts';
import { fovea } from './fovea/fovea.ts';
import type { Method } from './method.ts';

/**
 * The methods that can be named, in order. The others weigh as much as a fifth of a bundle with `extract`, so they come
 * with `fovea/methods` only.
 */
const registered = new Map<string, Method>([[DEFAULT_METHOD, fovea]]);

/** Makes methods known by name. */
export function registerMethods(methods: readonly Method[]): void {
  for (const method of methods) registered.set(method.name, method);
}

/** The methods that can be named, the default first. */
export function registeredMethods(): readonly Method[] {
  return [...registered.values()];
}

/** The method of that name, where it can be named. */
export function findMethod(name: string): Method | undefined {
  return registered.get(name);
}
