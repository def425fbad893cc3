// Runs pytest under Pyodide, in Node: CPython for WebAssembly, as in a browser.
//
// node scripts/pyodide_tests.mjs SITE_PACKAGES tests/core -k play
//
// SITE_PACKAGES is the folder with pytest, which is plain Python and runs anywhere.
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const find = createRequire(path.join(root, 'web', 'package.json'));
const { loadPyodide } = await import(pathToFileURL(find.resolve('pyodide/pyodide.mjs')));
const [packages, ...choice] = process.argv.slice(2);

const python = await loadPyodide({
  env: {
    HOME: '/home/pyodide',
    PYTEST_DISABLE_PLUGIN_AUTOLOAD: '1',
    PYTHONDONTWRITEBYTECODE: '1',
    WHITBY_SAID: process.env.WHITBY_SAID ?? '',
  },
});
const arrays = path.join(root, 'web', 'src', 'site', 'arrays.ts');
python.registerJsModule('whitby_arrays', { ...(await import(pathToFileURL(arrays))) });
python.mountNodeFS('/packages', packages);
python.mountNodeFS('/whitby', root);
python.globals.set('choice', python.toPy(choice));
process.exitCode = python.runPython(`
import os, sys

os.chdir("/whitby")
sys.path[:0] = ["/whitby/src"]
sys.path.append("/packages")
import pytest

print("Python", sys.version)
int(pytest.main(["-c", "scripts/pyodide_tests.ini", "-p", "no:cacheprovider", "--noconftest", *choice]))
`);
