import { describe, expect, it } from 'vitest';
import { sampleOf } from '../../metrics/nodes/find-node.cases.ts';
import { workOnPage } from './work-on-page.ts';

const paragraph = '夏の朝、町の人びとは川べりに集まり、静かに水の音を聞いていた。'.repeat(6);
const sample = sampleOf({
  html: `<title>川</title><body><nav><a href=/>戻る</a></nav><article><p>${paragraph}</p></article></body>`,
  gold_text: paragraph,
});

describe('workOnPage', () => {
  it('runs methods, takes known predictions as they are, and scores both', () => {
    const busy: (string | null)[] = [];
    const { predictions, scores } = workOnPage(
      {
        sample,
        methods: { new: 'semantic-markup' },
        known: { old: { text: '', error: 'crashed', ms: 1 } },
        wanted: { new: ['lcs-token', 'segments'], old: ['lcs-token'], absent: ['lcs-token'] },
      },
      (what) => busy.push(what),
    );
    expect(predictions['new']?.text.trim()).toBe(paragraph);
    expect(scores['new']?.['lcs-token']).toMatchObject({ precision: 1, recall: 1, f1: 1 });
    expect(scores['new']?.['segments']).toBeNull();
    expect(scores['old']?.['lcs-token']).toMatchObject({ f1: 0 });
    expect(scores).not.toHaveProperty('absent');
    expect(busy).toEqual(['new', null]);
  });

  it('makes an empty prediction of a method that throws', () => {
    const { predictions, scores } = workOnPage({
      sample,
      methods: { bad: 'no-such-method' },
      known: {},
      wanted: { bad: ['lcs-token'] },
    });
    expect(predictions['bad']).toMatchObject({
      text: '',
      error: 'Error: Fovea has no method no-such-method.',
    });
    expect(scores['bad']?.['lcs-token']).toMatchObject({ f1: 0 });
  });
});
