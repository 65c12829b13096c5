/** The script of the report; without it everything is still readable. */
export const PAGE_SCRIPT: string = `
const root = document.documentElement;
const theme = document.getElementById('theme');
theme.addEventListener('change', () => {
  if (theme.value === 'auto') delete root.dataset.theme; else root.dataset.theme = theme.value;
});
const marks = [...document.querySelectorAll('svg.plot [data-system]')];
const picker = document.getElementById('system');
let pinned = '';
function light(name) {
  document.body.classList.toggle('has-lit', name !== '');
  for (const mark of marks) mark.classList.toggle('is-lit', mark.dataset.system === name);
}
picker.addEventListener('change', () => { pinned = picker.value; light(pinned); });
for (const mark of marks) {
  mark.addEventListener('pointerenter', () => light(mark.dataset.system));
  mark.addEventListener('pointerleave', () => light(pinned));
}
document.addEventListener('keydown', (event) => {
  if (event.key === 'Escape' && pinned !== '') { pinned = picker.value = ''; light(''); }
});
function valueOf(row, column) {
  const text = row.cells[column].textContent;
  const number = Number.parseFloat(text);
  return Number.isNaN(number) ? text : number;
}
for (const button of document.querySelectorAll('button.sort')) {
  button.addEventListener('click', () => {
    const head = button.parentElement;
    const column = head.cellIndex;
    const body = head.closest('table').tBodies[0];
    const sign = head.getAttribute('aria-sort') === 'descending' ? 1 : -1;
    for (const other of head.parentElement.cells) other.removeAttribute('aria-sort');
    head.setAttribute('aria-sort', sign === 1 ? 'ascending' : 'descending');
    const rows = [...body.rows].sort((a, b) => {
      const [x, y] = [valueOf(a, column), valueOf(b, column)];
      if (typeof x !== typeof y) return typeof x === 'number' ? -1 : 1;
      return sign * (x < y ? -1 : x > y ? 1 : 0);
    });
    body.append(...rows);
  });
}
`;
