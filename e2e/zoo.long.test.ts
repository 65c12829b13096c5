import { parsePage } from 'fovea';
import { methods } from 'fovea/methods';
import { textContent } from 'fovea/page';
import { beforeAll, describe, expect, it } from 'vitest';
import { caseOf, disagreements } from '../fixtures/zoo/agreement.ts';
import { EXCEPTIONS } from '../fixtures/zoo/exceptions.ts';
import { chosenBy, nodeAt } from '../fixtures/zoo/path.ts';
import { type ShownPage, showPages } from '../fixtures/zoo/show.ts';
import { zooPages } from '../fixtures/zoo/zoo.ts';

const shown: ShownPage[] = [];

beforeAll(async () => {
  for await (const page of showPages(zooPages())) shown.push(page);
}, 600_000);

describe('a page of the zoo in Chromium', () => {
  it('has its gold at the same path as in the parsed tree, with the same text', () => {
    for (const { zoo, page } of shown) {
      const parsed = parsePage(zoo.html);
      expect(textContent(page, nodeAt(page, zoo.gold)), zoo.id).toBe(
        textContent(parsed, nodeAt(parsed, zoo.gold)),
      );
    }
  });

  it('shows its gold in a box of at least a few lines', () => {
    for (const { zoo, page } of shown) {
      const gold = nodeAt(page, zoo.gold);
      expect(page.layout!.width[gold], zoo.id).toBeGreaterThan(400);
      expect(page.layout!.height[gold], zoo.id).toBeGreaterThan(200);
    }
  });
});

describe.each(['gce', 'layout-analysis', 'r4'])('%s', (name) => {
  const method = methods().find((candidate) => candidate.name === name)!;

  it('chooses the same element in every language, apart from the exceptions', () => {
    const choices = shown.map(({ zoo, page }) => ({
      method: name,
      page: zoo,
      chosen: chosenBy(method, page),
    }));
    const known = EXCEPTIONS.filter((one) => one.method === name);
    expect(disagreements(choices).map(caseOf)).toEqual(known.map(caseOf));
  });
});
