// For browsers that know no modules: written so that they can read it.
document.getElementById('root').textContent =
  'This browser is too old for this page. Please use a current version of Chrome, Edge, Firefox or Safari.';
