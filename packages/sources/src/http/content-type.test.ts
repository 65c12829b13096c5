import { describe, expect, it } from 'vitest';
import { isWholePage, judgeType, looksLikeHtml, parseContentType } from './content-type.ts';

const bytes = (text: string): Uint8Array => Buffer.from(text, 'latin1');

describe('parseContentType', () => {
  it.each([
    ['text/html', 'text/html', null],
    ['Text/HTML; Charset=GBK', 'text/html', 'GBK'],
    ['text/html;charset="shift_jis"', 'text/html', 'shift_jis'],
    ['text/html; boundary=x; charset=utf-8; y=1', 'text/html', 'utf-8'],
    ['text/html; charset=', 'text/html', null],
    ['', '', null],
    ['nonsense', '', null],
  ])('reads %j', (header, type, charset) => {
    expect(parseContentType(header)).toEqual({ type, charset });
  });

  it('accepts a missing header', () => {
    expect(parseContentType(null)).toEqual({ type: '', charset: null });
  });
});

describe('judgeType', () => {
  it.each([
    ['text/html', 'html'],
    ['application/xhtml+xml', 'html'],
    ['text/plain', 'text'],
    ['text/markdown', 'markdown'],
    ['', 'sniff'],
    ['application/pdf', 'other'],
    ['application/json', 'other'],
    ['image/svg+xml', 'other'],
    ['application/rss+xml', 'other'],
  ])('%j is %s', (type, verdict) => {
    expect(judgeType(type)).toBe(verdict);
  });
});

describe('looksLikeHtml', () => {
  it.each([
    ['  \n<!DOCTYPE html><p>x', true],
    ['<html lang=en>', true],
    ['<!-- saved page --><div>', true],
    ['\xef\xbb\xbf<html>', true],
    ['\xff\xfe<\0h\0t\0m\0l\0>\0', true],
    ['<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml">', true],
    ['<?xml version="1.0"?><rss version="2.0">', false],
    ['plain words, a < b', false],
    ['{"html": "<html>"}', false],
    ['%PDF-1.7', false],
    ['', false],
  ])('%j: %s', (text, expected) => {
    expect(looksLikeHtml(bytes(text))).toBe(expected);
  });
});

describe('a whole page under the name of a text', () => {
  it.each([
    ['<!doctype html><p>', true],
    ['  <HTML lang=en>', true],
    ['<!-- generated -->\n# Title', false],
    ['<p align=center>Logo</p>\n\n# Title', false],
    ['# Title', false],
  ])('%j: %s', (text, expected) => {
    expect(isWholePage(Buffer.from(text))).toBe(expected);
  });
});
