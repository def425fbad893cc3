// Code cells that run: each block of Python on the page becomes a field with a button.
// Python runs in a worker, so that the page never freezes; Stop ends the worker, and with it what
// the cells have made.
const root = new URL('../../', import.meta.url); // the whole site: this file is in docs/_static
const cells = [];
let worker;
let running;

function start() {
  worker = new Worker(new URL('cells-worker.js', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }) => running?.hear(data));
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    running?.hear({ kind: 'failed', text: 'This browser cannot run Python here.' });
    worker = undefined;
  });
}

function element(tag, className, text = '') {
  const made = document.createElement(tag);
  made.className = className;
  made.textContent = text;
  return made;
}

class Cell {
  constructor(block, at) {
    this.block = block;
    this.first = block.querySelector('pre').textContent.trimEnd();
    this.field = element('textarea', '');
    this.field.value = this.first;
    this.field.spellcheck = false;
    this.field.autocapitalize = 'off';
    this.field.setAttribute('aria-label', `Python, part ${at + 1}`);
    this.run = element('button', 'run', 'Run');
    this.stop = element('button', 'stop', 'Stop');
    this.reset = element('button', 'reset', 'Reset');
    this.status = element('span', '');
    this.status.setAttribute('role', 'status');
    this.output = element('pre', 'output');
    this.output.hidden = true;
    this.stop.hidden = true;
    this.reset.hidden = true;
    this.listen();
  }

  put() {
    const cell = element('div', 'cell');
    const controls = element('div', 'controls');
    controls.append(this.run, this.stop, this.reset, this.status);
    cell.append(this.field, controls, this.output);
    this.block.replaceWith(cell);
    this.fit();
  }

  listen() {
    this.run.addEventListener('click', () => this.begin());
    this.stop.addEventListener('click', () => halt());
    this.reset.addEventListener('click', () => {
      this.field.value = this.first;
      this.changed();
    });
    this.field.addEventListener('input', () => this.changed());
    this.field.addEventListener('keydown', (event) => {
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
        event.preventDefault();
        this.begin();
      }
    });
  }

  changed() {
    this.reset.hidden = this.field.value === this.first;
    this.fit();
  }

  fit() {
    this.field.rows = this.field.value.split('\n').length;
  }

  begin() {
    if (running) return;
    if (!worker) start();
    running = this;
    this.output.textContent = '';
    this.output.hidden = true;
    this.status.textContent = 'Running …';
    this.status.className = '';
    this.stop.hidden = false;
    for (const cell of cells) cell.run.disabled = true;
    worker.postMessage({ code: this.field.value, root: root.href });
  }

  hear({ kind, text }) {
    if (kind === 'status') this.status.textContent = text;
    if (kind === 'output') this.show(text, '');
    if (kind === 'error') this.show(`${text}\n`, 'error');
    if (kind === 'error') this.end('');
    if (kind === 'failed') this.end(text, 'error');
    if (kind === 'done') this.end(this.output.hidden ? 'Done; nothing to show.' : '');
  }

  show(text, className) {
    this.output.hidden = false;
    this.output.append(element('span', className, text));
  }

  end(text, className = '') {
    this.status.textContent = text;
    this.status.className = className;
    this.stop.hidden = true;
    running = undefined;
    for (const cell of cells) cell.run.disabled = false;
  }
}

/** Stop what runs. The next cell starts Python again, with nothing in it. */
function halt() {
  worker?.terminate();
  worker = undefined;
  running?.end('Stopped. Python starts again from nothing: run the first part before the others.');
}

for (const block of document.querySelectorAll('.highlight-python')) {
  const cell = new Cell(block, cells.length);
  cells.push(cell);
  cell.put();
}
