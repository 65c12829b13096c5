/**
 * Cases of html5lib-tests that the parser does not follow. Copying an option into `selectedcontent` is what the
 * DOM does when an option is selected, on top of parsing: it would have the text of the option twice in the tree.
 */
export const TREE_EXCEPTIONS: ReadonlySet<string> = new Set([
  '<select><button><selectedcontent></button><option>X',
  '<select><button><selectedcontent></button><option>x<i>i<b>ib</i>b',
  '<select><button><selectedcontent></button><option>X<option>Y',
  '<select><button><selectedcontent></button><option>X<option selected>Y',
]);
