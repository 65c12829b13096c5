/** The parts of `fovea` that only the workbench uses, to measure and to train; not published (decision 0018). */
export * from '../../core/src/entries/internal.ts';
