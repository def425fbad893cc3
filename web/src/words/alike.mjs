/**
 * Renders messages on the page's side, for tests/words/test_alike.py to compare with whitby.words.
 * Reads `{lang, files, says: [[id, parts]], phrases: [[phrase, names]]}` and writes both lists as
 * text.
 */
import process from 'node:process';
import { text } from 'node:stream/consumers';
import { Speech } from './speech.ts';

const { lang, files, says, phrases } = JSON.parse(await text(process.stdin));
const speech = new Speech(lang);
for (const file of files) speech.add(file);
const said = says.map(([id, parts]) => speech.say(id, parts));
const spoken = phrases.map(([phrase, names]) => speech.phrase(phrase, names));
process.stdout.write(JSON.stringify({ says: said, phrases: spoken }));
