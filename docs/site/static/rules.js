// Search within a rulebook: only the rules that contain every word stay in sight.
const bar = document.querySelector('nav.languages');

/** Lower case without accents, so that "reve" finds "rêve". */
function plain(text) {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
}

function found(count) {
  if (count === 0) return bar.dataset.none;
  return count === 1 ? bar.dataset.one : bar.dataset.many.replace('#', String(count));
}

function searchField() {
  const box = document.createElement('search');
  box.className = 'rule-search';
  const input = document.createElement('input');
  input.type = 'search';
  input.placeholder = bar.dataset.hint;
  input.setAttribute('aria-label', bar.dataset.label);
  const said = document.createElement('output');
  box.append(input, said);
  return { box, input, said };
}

if (bar) {
  const rules = [...document.querySelectorAll('li.rule')];
  const texts = rules.map((rule) => plain(rule.textContent));
  const { box, input, said } = searchField();
  bar.after(box);

  const search = () => {
    const words = plain(input.value).split(/\s+/).filter(Boolean);
    const hits = texts.map((text) => words.every((word) => text.includes(word)));
    rules.forEach((rule, at) => rule.classList.toggle('found', hits[at]));
    document.body.classList.toggle('searching', words.length > 0);
    said.value = words.length > 0 ? found(hits.filter(Boolean).length) : '';
  };
  input.addEventListener('input', search);
  // A link to a rule shows it among the others.
  window.addEventListener('hashchange', () => {
    if (!input.value) return;
    input.value = '';
    search();
    document.getElementById(location.hash.slice(1))?.scrollIntoView();
  });
}
