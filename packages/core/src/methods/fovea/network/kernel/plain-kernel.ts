import { InputRow } from './input-row.ts';
import { KEPT_NUMBERS, type Kernel, type Layer, type PackedTensor, type Scan } from './kernel.ts';
import { sigmoid, tanh } from './squash.ts';
import { writeTensor } from './write-tensor.ts';

/** Outputs summed side by side: as many as fit the registers of today's machines. @format */
const TILE = 8;

/** The kernel for every engine. It uses doubles, which JavaScript reads and adds fastest. */
export class PlainKernel implements Kernel {
  readonly tile: number = 1;
  numbers: Float64Array = new Float64Array(2 ** 15);
  #end = 0;

  take(count: number): number {
    const at = this.#end;
    this.#end += count;
    if (this.#end > this.numbers.length) this.#resize(Math.max(this.#end, 2 * this.numbers.length), at);
    return at;
  }

  reserve(count: number): void {
    if (this.#end + count > this.numbers.length) this.#resize(this.#end + count, this.#end);
  }

  mark(): number {
    return this.#end;
  }

  release(mark: number): void {
    this.#end = mark;
  }

  trim(): void {
    const used = this.#end;
    if (this.numbers.length > Math.max(KEPT_NUMBERS, 2 * used)) this.#resize(2 * used, used);
  }

  #resize(length: number, used: number): void {
    const kept = this.numbers.subarray(0, used);
    this.numbers = new Float64Array(length);
    this.numbers.set(kept);
  }

  unpack(packed: Uint8Array, tensor: PackedTensor, out: number, step: number): void {
    writeTensor(packed, tensor, this.numbers, out, step);
  }

  multiply(layer: Layer, x: number, step: number, out: number, rows: number): void {
    const row = new InputRow(layer.inputs);
    for (let i = 0; i < rows; i++) {
      row.read(this.numbers, x + i * step, layer.inputs);
      this.#apply(layer, row, out + i * layer.outputs);
    }
  }

  multiplyBytes(layer: Layer, x: Uint8Array, out: number, rows: number): void {
    const row = new InputRow(layer.inputs);
    for (let i = 0; i < rows; i++) {
      row.readBytes(x, i * layer.inputs, layer.inputs);
      this.#apply(layer, row, out + i * layer.outputs);
    }
  }

  #apply({ at, outputs }: Layer, row: InputRow, out: number): void {
    let o = 0;
    for (; o + TILE <= outputs; o += TILE) applyTile(this.numbers, at + o, outputs, row, out + o);
    for (; o < outputs; o++) applyOne(this.numbers, at + o, outputs, row, out + o);
  }

  addRows(pairs: Int32Array, count: number, from: number, to: number, width: number): void {
    const { numbers } = this;
    for (let i = 0; i < count; i += 2) {
      const source = from + pairs[i]! * width;
      const target = to + pairs[i + 1]! * width;
      for (let k = 0; k < width; k++) numbers[target + k]! += numbers[source + k]!;
    }
  }

  handDown(layer: Layer, rows: number, pairs: Int32Array, count: number): void {
    const { outputs: width } = layer;
    for (let i = 0; i < count; i += 2) {
      const to = rows + pairs[i + 1]! * width;
      this.multiply(layer, rows + pairs[i]! * width, width, to, 1);
      this.rectify(to, width);
    }
  }

  spanMeans(rows: number, count: number, width: number, spans: Int32Array, out: number): void {
    const { numbers } = this;
    const sums = new Float64Array((count + 1) * width);
    for (let i = 0; i < count * width; i++) sums[width + i] = sums[i]! + numbers[rows + i]!;
    for (let span = 0; 2 * span < spans.length; span++) {
      const first = spans[2 * span]!;
      const end = spans[2 * span + 1]!;
      const scale = 1 / Math.max(1, end - first);
      for (let i = 0; i < width; i++)
        numbers[out + span * width + i] = (sums[end * width + i]! - sums[first * width + i]!) * scale;
    }
  }

  rectify(at: number, count: number): void {
    const { numbers } = this;
    for (let i = at; i < at + count; i++) if (numbers[i]! < 0) numbers[i] = 0;
  }

  scan({ mixed, rows, states, out, step, isBackwards, before }: Scan): void {
    const { numbers } = this;
    for (let i = 0; i < states; i++) {
      let state = numbers[before + i]!;
      for (let k = 0; k < rows; k++) {
        const row = isBackwards ? rows - 1 - k : k;
        const at = mixed + row * 2 * states + i;
        state += sigmoid(numbers[at]!) * (tanh(numbers[at + states]!) - state);
        numbers[out + row * step + i] = state;
      }
    }
  }
}

/** Eight outputs at once, unrolled: the sums stay in registers. */
function applyTile(
  numbers: Float64Array,
  weight: number,
  outputs: number,
  { values, inputs, count }: InputRow,
  out: number,
): void {
  let a = numbers[out]!;
  let b = numbers[out + 1]!;
  let c = numbers[out + 2]!;
  let d = numbers[out + 3]!;
  let e = numbers[out + 4]!;
  let f = numbers[out + 5]!;
  let g = numbers[out + 6]!;
  let h = numbers[out + 7]!;
  for (let i = 0; i < count; i++) {
    const value = values[i]!;
    const at = weight + inputs[i]! * outputs;
    a += value * numbers[at]!;
    b += value * numbers[at + 1]!;
    c += value * numbers[at + 2]!;
    d += value * numbers[at + 3]!;
    e += value * numbers[at + 4]!;
    f += value * numbers[at + 5]!;
    g += value * numbers[at + 6]!;
    h += value * numbers[at + 7]!;
  }
  numbers[out] = a;
  numbers[out + 1] = b;
  numbers[out + 2] = c;
  numbers[out + 3] = d;
  numbers[out + 4] = e;
  numbers[out + 5] = f;
  numbers[out + 6] = g;
  numbers[out + 7] = h;
}

function applyOne(
  numbers: Float64Array,
  weight: number,
  outputs: number,
  { values, inputs, count }: InputRow,
  out: number,
): void {
  let sum = numbers[out]!;
  for (let i = 0; i < count; i++) sum += values[i]! * numbers[weight + inputs[i]! * outputs]!;
  numbers[out] = sum;
}
