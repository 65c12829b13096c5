import { readFileSync } from 'node:fs';
import { modelFile } from '../model-files.ts';
import { byOutput, type Layer, layerShapes, NETWORK_SIZES, type Network, type Networks } from './network.ts';

/** The pages that the published weights were trained on: the 61 that CleanEval gave out before its test, or 589 of the 737. */
export type PublishedSplit = 'cleaneval' | 'web2text';

/** The files of one split in the folder of `FOVEA_MODELS`. */
export function publishedFiles(split: PublishedSplit): readonly string[] {
  return [`web2text/${split}-split.unary.f32`, `web2text/${split}-split.edge.f32`];
}

/** Reads the published weights. They were saved without biases, and `classify` of the authors runs with zeros. */
export function readPublished(split: PublishedSplit): Networks {
  const [unary, edge] = publishedFiles(split).map((name) => readFileSync(modelFile(name)));
  return { unary: networkOf(unary!, 'unary'), edge: networkOf(edge!, 'edge') };
}

/** Weights of all layers one after another, as little-endian floats. */
function networkOf(bytes: Buffer, name: keyof Networks): Network {
  const [inputs, outputs] = NETWORK_SIZES[name];
  let at = 0;
  const layers: Layer[] = layerShapes(inputs, outputs).map((shape) => {
    const count = shape.window * shape.inputs * shape.outputs;
    const start = at;
    const weights = byOutput(shape, (i) => bytes.readFloatLE(start + 4 * i));
    at += 4 * count;
    return { ...shape, weights, biases: new Float32Array(shape.outputs) };
  });
  if (at !== bytes.length)
    throw new Error(`The ${name} network of Web2Text has ${bytes.length} bytes, not ${at}.`);
  return layers;
}
