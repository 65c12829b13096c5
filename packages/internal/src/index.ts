/** What only the workbench uses of `fovea`, to measure and to train: in this workspace, and nowhere else (decision 0018). */
export * from '../../core/src/entries/internal.ts';
