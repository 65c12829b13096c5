/**
 * Cases of html5lib-tests that the parser does not follow. The DOM copies a selected option into `selectedcontent` on
 * top of parsing, which would put the option's text into the tree twice.
 */
export const TREE_EXCEPTIONS: ReadonlySet<string> = new Set([
  '<select><button><selectedcontent></button><option>X',
  '<select><button><selectedcontent></button><option>x<i>i<b>ib</i>b',
  '<select><button><selectedcontent></button><option>X<option>Y',
  '<select><button><selectedcontent></button><option>X<option selected>Y',
]);
