import { describe, expect, it } from 'vitest';
import { cascade, readDeclarations } from './declarations.ts';

describe('readDeclarations', () => {
  it.each<[string, Record<string, string>]>([
    ['', {}],
    ['display', {}],
    ['displayx', {}],
    ['left:1px !importantly', { left: '1px !importantly' }],
    ['DISPLAY : None ; display:block', { display: 'block' }],
    ['display:none!important;display:block', { display: 'none' }],
    ['display:none ! important ;left:1px', { display: 'none', left: '1px' }],
    ['cursor:none;--X: 1', { '--x': '1' }],
    ['border:0', { 'border-left-width': '0', 'border-top-width': '0' }],
    ['border-left:solid 2em red', { 'border-left-width': '2em' }],
    ['border-block-start:1px', { 'border-top-width': '1px' }],
    ['padding:1px 2px', { 'padding-top': '1px', 'padding-left': '2px' }],
    ['d\\69 splay:no\\6e e', { display: 'none' }],
    ['display/* a */:/* b; */none', { display: 'none' }],
    ['display:none;/* open; left:1px', { display: 'none' }],
    ['-webkit-transform:scale(0);-moz-opacity:0', { transform: 'scale(0)', opacity: '0' }],
    ['-webkit-text-fill-color:transparent', { 'text-fill-color': 'transparent' }],
    ['mask:none', { 'mask-image': 'none' }],
    ['font:italic 2px/1 serif', { 'font-size': '2px' }],
    ['font:bold 12px/1 serif', { 'font-size': '12px' }],
    ['font:12px serif', { 'font-size': '12px' }],
    ['font:caption', {}],
    ['inset:1px', { top: '1px', right: '1px', bottom: '1px', left: '1px' }],
    ['inset:1px 2px 3px', { top: '1px', right: '2px', bottom: '3px', left: '2px' }],
    ['inset:1px 2px 3px 4px', { top: '1px', right: '2px', bottom: '3px', left: '4px' }],
    ['padding-inline:1px;padding-block-start:2px', { 'padding-left': '1px', 'padding-top': '2px' }],
    ['border-inline-start:1px solid', { 'border-left-width': '1px' }],
    ['margin:1px  2px', { 'margin-top': '1px', 'margin-left': '2px' }],
    ['margin:1px 2px', { 'margin-top': '1px', 'margin-left': '2px' }],
    ['inset-inline-end:1px;inset-block-end:2px', { right: '1px', bottom: '2px' }],
    ['inset-inline-start:1px;inset-block-start:2px', { left: '1px', top: '2px' }],
    ['margin-inline-start:1px;margin-block-start:2px', { 'margin-left': '1px', 'margin-top': '2px' }],
    ['background:#fff', { 'background-image': 'none', 'background-color': '#fff' }],
    [
      'background:url("a;display:none;b")',
      { 'background-image': 'url("a;display:none;b")', 'background-color': 'url("a;display:none;b")' },
    ],
    ['mask:url(a;display:none);left:1px', { 'mask-image': 'url(a;display:none)', left: '1px' }],
    ["cursor:'a\\';display:none';left:1px", { left: '1px' }],
    ['background:url(a)', { 'background-image': 'url(a)', 'background-color': 'url(a)' }],
  ])('%s', (css, expected) => {
    expect(Object.fromEntries(cascade([readDeclarations(css)]))).toStrictEqual(expected);
  });

  it('keeps what is important apart, and lets it win', () => {
    const [weak, strong] = ['left:1px;top:1px!important', 'left:2px;top:2px'].map(readDeclarations);
    expect([...weak!.usual.keys(), ...weak!.important.keys()]).toEqual(['left', 'top']);
    expect(Object.fromEntries(cascade([weak!, strong!]))).toEqual({ left: '2px', top: '1px' });
  });

  it('leaves out a value of more than 2,000 characters, and reads on', () => {
    const usualOf = (length: number): ReadonlyMap<string, string> =>
      readDeclarations(`color:${'a'.repeat(length)};display:none`).usual;
    expect([...usualOf(2_000).keys()]).toEqual(['color', 'display']);
    expect([...usualOf(2_001)]).toEqual([['display', 'none']]);
  });

  it('keeps the beginning of a picture', () => {
    const { usual } = readDeclarations(`background:url(${'a'.repeat(5_000)});left:0`);
    expect(usual.get('background-image')).toBe(`url(${'a'.repeat(1_996)}`);
    expect(usual.get('left')).toBe('0');
  });
});
