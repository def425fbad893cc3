/**
 * Starts Python with our wheels, in a worker of the page or of the documentation. The build puts this
 * beside Pyodide. Pyodide waits for ever for a file that does not arrive; this fails, and says which.
 */

/** How much is done, of 1, when all files have arrived, and when Python runs. */
const ARRIVED = 0.6;
const RUNNING = 0.9;

/**
 * Return Python with the wheels unpacked. `files` are the files of the folder with their sizes, and
 * `say` is told how much of the whole is done, and how much will be done at the next stage.
 */
export async function start(folder, files, say = () => undefined) {
  const whole = Object.values(files).reduce((sum, size) => sum + size, 0);
  let arrived = 0;
  const count = (size) => {
    arrived = Math.min(arrived + size, whole);
    const part = (ARRIVED * arrived) / whole;
    say(part, arrived === whole ? RUNNING : part);
  };
  let fail;
  const failed = new Promise((_, refuse) => (fail = refuse));
  failed.catch(() => undefined); // whoever waits for it is told
  count(files['start.js'] ?? 0); // this one
  const names = Object.keys(files);
  const data = new Map(
    names
      .filter((name) => !name.endsWith('.js'))
      .map((name) => [name, arriving(folder + name, count, fail)]),
  );
  const script = async (name) => {
    const found = await import(folder + name);
    count(files[name] ?? 0);
    return found;
  };
  const plain = globalThis.fetch;
  globalThis.fetch = (address, ...how) => {
    const name = String(address).replace(folder, '');
    return data.get(name) ?? plain(address, ...how);
  };
  const started = async () => {
    const [{ loadPyodide }, { default: createPyodideModule }] = await Promise.all(
      ['pyodide.js', 'pyodide.asm.js'].map(script),
    );
    const python = await loadPyodide({ indexURL: folder, createPyodideModule });
    for (const name of names.filter((each) => each.endsWith('.whl'))) {
      python.unpackArchive(await (await data.get(name)).arrayBuffer(), 'wheel');
    }
    say(RUNNING, 1);
    return python;
  };
  try {
    return await Promise.race([started(), failed]);
  } finally {
    globalThis.fetch = plain;
  }
}

/** Fetch a file, and count its bytes while they arrive. */
async function arriving(address, count, fail) {
  try {
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(`${answer.status} ${address}`);
    const counter = new TransformStream(
      {
        transform(chunk, out) {
          count(chunk.length);
          out.enqueue(chunk);
        },
      },
      undefined,
      new CountQueuingStrategy({ highWaterMark: Infinity }), // it arrives before it is read
    );
    answer.body.pipeTo(counter.writable).catch(fail);
    const type = address.endsWith('.wasm') ? 'application/wasm' : 'application/octet-stream';
    return new Response(counter.readable, { headers: { 'content-type': type } });
  } catch (error) {
    fail(error);
    return Response.error();
  }
}
