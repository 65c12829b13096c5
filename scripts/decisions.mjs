const HEADINGS = ['Context', 'Decision', 'Consequences'];
const TITLE = /^# (\d{4}): (.+)$/mu;
const STATUS = /^\*\*Status:\*\* ([\s\S]+?)\n\n/mu;
const HEADING = /^## (.+)$/gmu;
const LINK = /\[(\d{4})\]\((\d{4})-[\w-]+\.md\)/gu;
const SENTENCE_END = /[.:](?:\s|$)/u;
const FROM_LINK = / \[[\s\S]*/u;
const ROW = /^\| \[(\d{4})\]\([^)]*\) \| (.+) \| (.+) \|$/gmu;
/** Each relation with what the other record has to say. */
const OPPOSITES = new Map([
  ['supersedes', 'superseded by'],
  ['partly supersedes', 'partly superseded by'],
  ['extends', 'extended by'],
]);
for (const [relation, opposite] of [...OPPOSITES]) OPPOSITES.set(opposite, relation);

/**
 * What is wrong with the records of decisions: headings other than those of the template, a status that cannot be read, a relation
 * that the other record does not mention, or a row of the index that says something else.
 */
export function decisionProblems(texts, index) {
  const problems = [];
  const records = texts.map((text) => readRecord(text, problems));
  for (const { number, relations } of records) {
    for (const [relation, other] of relations) {
      const opposite = OPPOSITES.get(relation);
      const found = records.find((record) => record.number === other);
      if (!found?.relations.some(([back, to]) => back === opposite && to === number))
        problems.push(`${number} ${relation} ${other}, which does not say “${opposite} ${number}”`);
    }
  }
  const rows = new Map(Array.from(index.matchAll(ROW), ([, number, ...cells]) => [number, cells]));
  for (const { number, title, status } of records) {
    const [listed, state] = rows.get(number) ?? [];
    if (listed !== title || state !== status)
      problems.push(`${number}: the index should say “${title} | ${status}”, not “${listed} | ${state}”`);
  }
  return problems;
}

function readRecord(text, problems) {
  const [, number = '????', title = ''] = TITLE.exec(text) ?? [];
  const headings = Array.from(text.matchAll(HEADING), ([, heading]) => heading);
  if (headings.join() !== HEADINGS.join())
    problems.push(`${number} has the headings ${headings.join(', ')} instead of ${HEADINGS.join(', ')}`);
  const status = (STATUS.exec(text)?.[1] ?? '').split(SENTENCE_END, 1)[0];
  const relations = [];
  for (const part of status.split('; ')) {
    const relation = part.replace(FROM_LINK, '');
    const others = Array.from(part.matchAll(LINK), ([, other]) => other);
    if (OPPOSITES.has(relation) && others.length > 0)
      for (const other of others) relations.push([relation, other]);
    else if (part !== 'accepted') problems.push(`${number} has the status “${part}”`);
  }
  return { number, title, status: status.replace(LINK, '$1'), relations };
}
