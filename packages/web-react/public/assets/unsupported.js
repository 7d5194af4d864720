// For browsers without modules, in the syntax that they can read. It runs before the page is there.
// biome-ignore lint/complexity/useArrowFunction: arrow functions are newer than these browsers
document.addEventListener('DOMContentLoaded', function () {
  document.getElementById('root').textContent =
    'This browser is too old for this page. Please use a current version of Chrome, Edge, Firefox or Safari.';
});
