import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { extract } from '../extract.ts';
import { SiteLearner } from '../learn-site.ts';
import { pageFromHtml } from '../page/from-html.ts';
import { BoundedCounts } from './bounded-counts.ts';
import { mergeSites, ProfileBuilder } from './merge-profiles.ts';
import { decisive, repeatedSegments } from './repeated-segments.ts';
import { checkProfile, type SiteProfile } from './site-profile.ts';

const hashes = fc.array(fc.nat({ max: 60 }), { maxLength: 30 });

function profileOf(pages: readonly (readonly number[])[], maxSegments: number): SiteProfile {
  const builder = new ProfileBuilder({ maxSegments });
  for (const segments of pages) builder.addPage({ segments, paths: segments });
  return builder.profile();
}

describe('merging profiles', () => {
  it('gives the same whatever the order and the grouping, also beyond the bound', () => {
    fc.assert(
      fc.property(fc.array(hashes, { maxLength: 8 }), fc.constantFrom(5, 20, 1000), (pages, bound) => {
        const whole = profileOf(pages, bound);
        const bounds = { maxSegments: bound };
        const parts = pages.map((page) => profileOf([page], bound));
        expect(mergeSites(parts, bounds)).toEqual(whole);
        expect(mergeSites(parts.toReversed(), bounds)).toEqual(whole);
        const [first, ...rest] = parts;
        const grouped = [mergeSites(rest, bounds), ...(first === undefined ? [] : [first])];
        expect(mergeSites(grouped, bounds)).toEqual(whole);
      }),
    );
  });

  it('counts a text once a page, and keeps to its bound', () => {
    expect(profileOf([[1, 1, 2], [1]], 100)).toMatchObject({ pages: 2, segments: [1, 2, 2, 1] });
    const many = Array.from({ length: 1000 }, (_, at) => at);
    expect(profileOf([many], 100).segments).toHaveLength(200);
  });

  it('refuses what is no profile', () => {
    expect(() =>
      checkProfile({ format: 'fovea-site', version: 1, pages: 1, segments: [1], paths: [] }),
    ).toThrow(/no profile of a site/);
    expect(() => mergeSites([{} as SiteProfile])).toThrow(/no profile of a site/);
  });
});

describe('a stream of pages', () => {
  it('forgets what was not seen for the longest time', () => {
    const counts = new BoundedCounts(2, 'recent');
    for (const hash of [1, 2, 1, 3]) counts.add(hash);
    expect(counts.pairs()).toEqual([1, 2, 3, 1]);
  });

  it('learns with bounded memory, and keeps what every page has', () => {
    const learner = new SiteLearner({ bound: 'recent', maxSegments: 50 });
    for (let page = 0; page < 40; page++) {
      const own = Array.from({ length: 10 }, (_, at) => `<p>own ${page} ${at}</p>`).join('');
      learner.add(pageFromHtml(`<body>${own}<p>Follow us on all channels.</p>`));
    }
    const profile = learner.profile();
    expect(profile.segments.length).toBeLessThanOrEqual(100);
    expect(repeatedSegments(profile).size).toBe(1);
  });
});

const PROSE =
  'The new reading room was opened on the bank of the river, and many people of the city came to see it on that day.';
const NOTE =
  'This text was first printed in the evening paper, which keeps all of its rights, and may be quoted with its name.';

function story(number: number, note = NOTE): string {
  const paragraphs = Array.from(
    { length: 6 },
    (_, at) => `<p>${PROSE} It was day ${number}, hour ${at}.</p>`,
  );
  return `<body><nav><a href=/>Home</a></nav><main><h1>Day ${number}</h1>${paragraphs.join('')}<p>${note}</p></main>`;
}

function learned(pages: readonly string[]): SiteProfile {
  const learner = new SiteLearner();
  for (const html of pages) learner.add(pageFromHtml(html));
  return learner.profile();
}

describe('extract with a site', () => {
  const pages = [1, 2, 3, 4, 5].map((number) => story(number));

  it('leaves out prose that is on several pages of the site', () => {
    const page = story(9);
    const { text, reasons } = extract(page, { site: learned(pages), explain: true });
    expect(extract(page).text).toContain(NOTE);
    expect(text).not.toContain(NOTE);
    expect(text).toContain('It was day 9, hour 5.');
    expect(reasons?.join(' ')).toContain('several pages of the site');
  });

  it('keeps what only some pages have in common if it is surely content', () => {
    const greeting = `<p>${PROSE} That is how all of these reports begin.</p>`;
    const some = (number: number): string =>
      story(number, `Note ${number}`).replace('</h1>', `</h1>${greeting}`);
    const BEGINNING = 'all of these reports begin';
    const text = (pages: readonly string[]): string => extract(some(9), { site: learned(pages) }).text;
    expect(text([...[1, 2, 3, 4].map(some), story(5), story(6)])).toContain(BEGINNING);
    expect(text([1, 2, 3, 4, 5].map(some))).not.toContain(BEGINNING);
  });

  it('works with a profile that was stored, also with the decisive part of it', () => {
    const site = JSON.parse(JSON.stringify(decisive(learned(pages)))) as SiteProfile;
    expect(site.segments.length).toBeLessThan(learned(pages).segments.length);
    expect(extract(story(9), { site }).text).not.toContain(NOTE);
  });

  it('changes nothing where the site has fewer than four pages, or does not share the text', () => {
    const page = story(
      9,
      'A note of its own, which no other page of this site has at its end, or anywhere else in it.',
    );
    expect(extract(story(9), { site: learned(pages.slice(0, 3)) }).text).toBe(extract(story(9)).text);
    expect(extract(page, { site: learned(pages) }).text).toBe(extract(page).text);
  });

  it('keeps the title, which other pages link to', () => {
    const linking = pages.map((html) =>
      html.replace('</main>', '</main><aside><a href=/9>Day 9</a></aside>'),
    );
    expect(extract(story(9), { site: learned(linking), title: 'keep' }).text).toMatch(/^Day 9\n/);
  });

  it('keeps a page that the site has several copies of', () => {
    const site = learned([...pages, story(9), story(9), story(9)]);
    expect(extract(story(9), { site }).text).toContain('It was day 9, hour 5.');
  });

  it('refuses what is no profile', () => {
    expect(() => extract('', { site: {} as SiteProfile })).toThrow(/Option site must be a profile of a site/);
  });
});
