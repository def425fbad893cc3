// Runs the cells' Python, one after the other, in one namespace.
let ready;
let said = 0;
let turn = Promise.resolve();

function say(kind, text = '') {
  self.postMessage({ kind, text });
}

/** Load Python and our wheel, which `python.json` of this site names. */
async function load(root) {
  if (typeof WebAssembly !== 'object') throw new Error('This browser has no WebAssembly.');
  say('status', 'Loading Python (about 7 MB, once) …');
  said = 0;
  const { folder, files } = await (await get(new URL('python.json', root))).json();
  const base = new URL(`${folder}/`, root).href;
  const { start } = await import(`${base}start.js`);
  const python = await start(base, files, percent);
  const decoder = new TextDecoder();
  const write = (bytes) => {
    say('output', decoder.decode(bytes, { stream: true }));
    return bytes.length;
  };
  python.setStdout({ write });
  python.setStderr({ write });
  return python;
}

/** Say how much of Python has been loaded, not so often that a screen reader says nothing else. */
function percent(done) {
  const now = 10 * Math.floor(10 * done);
  if (now > said) say('status', `Loading Python (about 7 MB, once): ${now}% …`);
  said = Math.max(now, said);
}

async function get(address) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} is not there (${answer.status})`);
  return answer;
}

/** The last line of a traceback: what is wrong, with the line of the cell where it is. */
function oneLine(error) {
  const lines = String(error.message ?? error)
    .trim()
    .split('\n');
  const where = [...lines].reverse().find((line) => line.includes('File "<cell>"'));
  const at = where?.match(/line (\d+)/)?.[1];
  return at ? `Line ${at}: ${lines.at(-1)}` : lines.at(-1);
}

async function run(code, root) {
  try {
    ready ??= load(root);
    await ready;
  } catch (error) {
    ready = undefined;
    say('failed', `Python could not be loaded: ${oneLine(error)}`);
    return;
  }
  say('status', 'Running …');
  try {
    const python = await ready;
    const result = python.runPython(code, { filename: '<cell>' });
    result?.destroy?.();
    say('done');
  } catch (error) {
    say('error', oneLine(error));
  }
}

self.addEventListener('message', ({ data }) => {
  turn = turn.then(() => run(data.code, data.root));
});
