import { describe, expect, it } from 'vitest';
import { blockedBy, hashOf } from './document-judge.ts';

const ORIGIN = 'https://login.example';
const POLICY = `default-src 'none'; script-src 'self' 'sha256-${hashOf('a()')}'; style-src 'self'; img-src 'self' data:; frame-src https://password.example; form-action 'none'; base-uri 'none'; object-src 'none'`;

describe('a document', () => {
  it.each([
    '<script src="/a.js"></script><script>a()</script><script type="application/json">{}</script>',
    '<link rel="stylesheet" crossorigin href="/a.css"><link rel="icon" href="data:,"><link rel=modulepreload href=/a.js>',
    '<img src="/a.svg"><iframe src="https://password.example/x"></iframe><p class="on">text</p>',
  ])('passes where its policy allows everything in it: %s', (html) => {
    expect(blockedBy(POLICY, html, ORIGIN)).toEqual([]);
  });

  it.each([
    ['<script>b()</script>', 'the inline script b()'],
    ['<script src="https://evil.example/a.js"></script>', 'script https://evil.example/a.js'],
    ['<style>b{}</style>', 'the inline style b{}'],
    ['<link rel="stylesheet" href="//evil.example/a.css">', 'link //evil.example/a.css'],
    ['<link rel="manifest" href="/a.json">', 'link /a.json'],
    ['<p style="color:red">', 'the attribute style of p'],
    ['<p onclick="a()">', 'the attribute onclick of p'],
    ['<img src="https://evil.example/a.png">', 'img https://evil.example/a.png'],
    ['<iframe src="/a"></iframe>', 'iframe /a'],
    ['<form action="/a"></form>', 'form /a'],
    ['<base href="/a/">', 'base /a/'],
    ['<object data="/a"></object>', 'object /a'],
  ])('is caught with %s', (html, problem) => {
    expect(blockedBy(POLICY, html, ORIGIN)).toEqual([problem]);
  });
});
