import { describe, expect, it } from 'vitest';
import { localName, typeRank } from './schema-types.ts';

const TYPES: readonly (readonly [rank: number, types: string])[] = [
  [
    4,
    'Article NewsArticle ReportageNewsArticle AnalysisNewsArticle OpinionNewsArticle BackgroundNewsArticle ReviewNewsArticle AskPublicNewsArticle AdvertiserContentArticle SatiricalArticle BlogPosting LiveBlogPosting SocialMediaPosting DiscussionForumPosting TechArticle APIReference ScholarlyArticle MedicalScholarlyArticle Report Recipe HowTo ClaimReview JobPosting Course Dataset Book Question',
  ],
  [
    3,
    'Product ProductGroup SoftwareApplication SoftwareSourceCode Event Movie TVEpisode PodcastEpisode CreativeWork Review MedicalWebPage LodgingBusiness Restaurant Place',
  ],
  [2, 'VideoObject AudioObject ImageObject'],
  [1, 'WebPage ItemPage AboutPage FAQPage QAPage ContactPage ProfilePage CollectionPage'],
  [0, 'BreadcrumbList Organization Person WebSite Thing'],
];

describe('typeRank', () => {
  it.each(TYPES.flatMap(([rank, types]) => types.split(' ').map((type) => [type, rank] as const)))(
    '%s has rank %d',
    (type, rank) => {
      expect(typeRank(type)).toBe(rank);
    },
  );

  it('is that of the best of several types', () => {
    expect(typeRank('WebPage  Article\nThing')).toBe(4);
    expect(typeRank('Thing Person')).toBe(0);
    expect(typeRank('')).toBe(0);
  });

  it('reads no more than five hundred characters', () => {
    expect(typeRank(`${'x'.repeat(492)} Article`)).toBe(4);
    expect(typeRank(`${'x'.repeat(493)} Article`)).toBe(0);
  });
});

describe('localName', () => {
  it.each(['https://schema.org/Article', 'schema:Article', 'http://schema.org#Article', 'Article'])(
    'is the same in %s',
    (type) => {
      expect(localName(type)).toBe('article');
    },
  );
});
