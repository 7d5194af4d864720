import { aConfiguration } from '@gatehouse-login/core/testing';
import { recordLogin, transcriptOf, writeTranscript } from '@gatehouse-login/core/transcript';
import { expect, it } from 'vitest';
import { keepTranscript } from './keep-transcript.ts';

it('the transcript that a page tells is kept, and nothing else that a page may say', async () => {
  let say: (text: string) => void = () => {};
  const newest = await keepTranscript({
    exposeFunction: async (name, told) => {
      expect(name).toBe('gatehouseTranscript');
      say = told;
    },
  });
  expect(newest()).toBeNull();
  const text = writeTranscript(transcriptOf(recordLogin(aConfiguration())));
  say(text);
  say('something else');
  say(text.slice(0, -30));
  expect(newest()).toBe(text);
});
