import { afterEach, describe, expect, it } from 'vitest';
import { sampleOf } from '../../metrics/nodes/find-node.cases.ts';
import type { PageJob } from './page-job.ts';
import { isTimeout, PagePool, timeoutMessage } from './page-pool.ts';

/** A thread whose methods are what their names say; scores tell which predictions it knew. */
const THREAD = `
const { parentPort } = require('node:worker_threads');
parentPort.on('message', ({ methods, known, sample }) => {
  const predictions = {};
  for (const [label, name] of Object.entries(methods)) {
    parentPort.postMessage({ busy: label });
    if (name === 'hang') for (;;);
    if (name === 'die') process.exit(3);
    predictions[label] = { text: sample.id, ms: 0 };
  }
  parentPort.postMessage({ busy: null });
  if (sample.id === 'bad') throw new Error('cannot score');
  parentPort.postMessage({ outcome: { predictions, scores: { knew: Object.keys(known) } } });
});`;

let pool: PagePool;
afterEach(() => pool.close());

const job = (id: string, methods: PageJob['methods']): PageJob => {
  return { sample: sampleOf({ id }), methods, known: {}, wanted: {} };
};

describe('PagePool', () => {
  it('does many jobs on few threads', async () => {
    pool = new PagePool(2, 10_000, THREAD);
    const outcomes = await Promise.all(
      ['a', 'b', 'c', 'd', 'e'].map((id) => pool.run(job(id, { m: 'fine' }))),
    );
    expect(outcomes.map(({ predictions }) => predictions['m']?.text)).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  it('charges a hang and a crash to the method alone', async () => {
    pool = new PagePool(1, 300, THREAD);
    const { predictions, scores } = await pool.run(
      job('a', { one: 'fine', two: 'hang', three: 'die', four: 'fine' }),
    );
    expect(predictions['one']).toMatchObject({ text: 'a' });
    expect(predictions['two']).toMatchObject({ text: '', error: timeoutMessage(300) });
    expect(predictions['three']).toMatchObject({ text: '', error: 'its thread ended with 3' });
    expect(predictions['four']).toMatchObject({ text: 'a' });
    expect(scores).toMatchObject({ knew: ['two', 'three'] });
    expect(isTimeout(predictions['two']!.error!)).toBe(true);
    expect(isTimeout(predictions['three']!.error!)).toBe(false);
    await expect(pool.run(job('b', { one: 'fine' }))).resolves.toMatchObject({
      predictions: { one: { text: 'b' } },
    });
  });

  it('says on which page scoring broke down', async () => {
    pool = new PagePool(1, 10_000, THREAD);
    await expect(pool.run(job('bad', {}))).rejects.toThrow('Scoring failed on test/bad: cannot score');
  });
});
