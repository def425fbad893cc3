import { expect, test } from 'vitest';
import type { RuleBook } from '../wire';
import { search } from './search';

const BOOK: RuleBook = {
  game: 'nosferatu',
  language: 'fr',
  title: '',
  topics: [
    {
      title: 'Matériel',
      rules: [
        { id: 'NOSF-04', text: 'Il y a 3 cartes Rituel : « Miroir en argent ».' },
        { id: 'NOSF-05', text: 'Il y a 1 *Pieu* Ancestral, l’arme.' },
      ],
    },
    { title: 'Fin', rules: [{ id: 'NOSF-104', text: 'La cinquième Morsure.' }] },
  ],
};
const ids = (wish: string) =>
  search(BOOK, wish).flatMap((topic) => topic.rules.map((rule) => rule.id));

test('a card is found by its name, whatever the accents', () => {
  expect(ids('miroir argent')).toEqual(['NOSF-04']);
  expect(ids('CINQUIEME')).toEqual(['NOSF-104']);
});

test('a rule is found by its number', () => {
  expect(ids('nosf-5')).toEqual(['NOSF-05']);
  expect(ids('104')).toEqual(['NOSF-104']);
});

test('every word counts, and nothing finds nothing', () => {
  expect(ids('pieu ancestral')).toEqual(['NOSF-05']);
  expect(ids('pieu argent')).toEqual([]);
  expect(ids('  ')).toEqual([]);
});
