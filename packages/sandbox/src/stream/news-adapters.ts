import type { DataAdapter } from './data-adapter.ts';

const HEADLINES = [
  'Central bank leaves its rate unchanged',
  'Oil falls after larger stocks than expected',
  'Gold steady before the inflation figures',
  'Euro rises on stronger orders',
  'Shares mixed at the opening',
  'Retail sales grow more slowly',
];

const FIRST_STORY = 1_520_000;

/** Headlines, one category per item. A new one replaces the last. */
export const news: DataAdapter = {
  mode: 'MERGE',
  ofPerson: false,
  fields: ['StoryId', 'Headline', 'PublishDate'],
  hasItem: (item) => /^HEADLINES\.[A-Z]{1,20}$/.test(item),
  next: (_, { now, count }) => ({
    StoryId: String(FIRST_STORY + count),
    Headline: HEADLINES[count % HEADLINES.length] ?? null,
    PublishDate: `/Date(${now})/`,
  }),
};

/** Notices to everybody, each an event of its own. */
export const notices: DataAdapter = {
  mode: 'DISTINCT',
  ofPerson: false,
  fields: ['NoticeId', 'Text', 'At'],
  hasItem: (item) => item === 'NOTICES',
  next: (_, { now, count }) => ({
    NoticeId: String(count + 1),
    Text: `Notice ${count + 1}`,
    At: `/Date(${now})/`,
  }),
};
