import { beforeEach, expect, it, vi } from 'vitest';
import { Borrowing } from './borrowing.ts';

const A = 'https://a.example/*';
const B = 'https://b.example/*';
const ALWAYS = 'https://always.example/*';

let held: Set<string>;
let isGranted: boolean;
let asked: number;

beforeEach(() => {
  held = new Set([ALWAYS]);
  isGranted = true;
  asked = 0;
  const all = ({ permissions = [], origins = [] }: chrome.permissions.Permissions): readonly string[] => [
    ...permissions,
    ...origins,
  ];
  const permissions = {
    getAll: async () => ({ permissions: [], origins: [...held] }),
    request: async (wanted: chrome.permissions.Permissions) => {
      asked++;
      if (isGranted) for (const one of all(wanted)) held.add(one);
      return isGranted;
    },
    remove: async (given: chrome.permissions.Permissions) => {
      for (const one of all(given)) held.delete(one);
      return true;
    },
  };
  vi.stubGlobal('chrome', { permissions });
});

async function opened(): Promise<Borrowing> {
  const borrowing = new Borrowing();
  await borrowing.note();
  return borrowing;
}

it('gives back what was not held before', async () => {
  const borrowing = await opened();
  let meanwhile: readonly string[] = [];
  await borrowing.during({ permissions: ['tabs'], origins: [A, ALWAYS] }, async () => {
    // As when the user comes back to the page.
    await borrowing.note();
    meanwhile = [...held];
  });
  expect(meanwhile.toSorted()).toEqual([A, ALWAYS, 'tabs'].toSorted());
  expect([...held]).toEqual([ALWAYS]);
});

it('gives it back after a failure too', async () => {
  const borrowing = await opened();
  const work = borrowing.during({ origins: [A] }, () => Promise.reject(new Error('full')));
  await expect(work).rejects.toThrow('full');
  expect([...held]).toEqual([ALWAYS]);
});

it('takes nothing away from other work', async () => {
  const borrowing = await opened();
  let end = (): void => {};
  const open = new Promise<void>((resolve) => {
    end = resolve;
  });
  const long = borrowing.during({ origins: [A] }, () => open);
  await borrowing.during({ origins: [A, B] }, async () => {});
  expect([...held]).toContain(A);
  end();
  await long;
  expect([...held]).toEqual([ALWAYS]);
});

it('asks at once, and tells the answer', async () => {
  const borrowing = await opened();
  isGranted = false;
  const answers: boolean[] = [];
  const work = borrowing.during({ origins: [A] }, async (isAllowed) => void answers.push(isAllowed));
  expect(asked).toBe(1);
  await work;
  expect(answers).toEqual([false]);
});
