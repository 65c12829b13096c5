/** The capture as one file without imports: a module, or a script that defines `foveaCapture`. */
export function bundleCapture(format: 'esm' | 'iife'): Promise<string>;
