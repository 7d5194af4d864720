// For browsers without modules, in the syntax that they can read.
document.getElementById('root').textContent =
  'This browser is too old for this page. Please use a current version of Chrome, Edge, Firefox or Safari.';
