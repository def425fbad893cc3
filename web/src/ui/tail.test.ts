import { expect, test } from 'vitest';
import { Tail, type Box } from './tail.svelte';

const box = (clientHeight: number, scrollHeight: number): Box => ({
  clientHeight,
  scrollHeight,
  scrollTop: scrollHeight - clientHeight,
});

test('follows what is added', () => {
  const tail = new Tail();
  const list = box(100, 300);
  tail.settle(list);
  list.scrollHeight = 340;
  tail.settle(list);
  expect(list.scrollTop).toBe(340);
});

test('a scroll that a change of size causes is not the reader’s', () => {
  const tail = new Tail();
  const list = box(100, 300);
  tail.settle(list);
  list.clientHeight = 180;
  list.scrollHeight = 500; // lines were added, and the browser clamped before settling
  list.scrollTop = 120;
  tail.scrolled(list);
  expect(tail.following).toBe(true);
  tail.settle(list);
  expect(list.scrollTop).toBe(500);
});

test('a reader who scrolls up is left alone until they come back', () => {
  const tail = new Tail();
  const list = box(100, 300);
  tail.settle(list);
  list.scrollTop = 50;
  tail.scrolled(list);
  expect(tail.following).toBe(false);
  list.scrollHeight = 400;
  tail.settle(list);
  expect(list.scrollTop).toBe(50);
  list.scrollTop = 290;
  tail.scrolled(list);
  expect(tail.following).toBe(true);
});

test('a place that a taller box cannot keep is taken up again', () => {
  const tail = new Tail();
  const list = box(100, 800);
  tail.settle(list);
  list.scrollTop = 400;
  tail.scrolled(list);
  list.clientHeight = 600; // the browser clamps, then tells of the size, then of the scroll
  list.scrollTop = 200;
  tail.settle(list);
  tail.scrolled(list);
  expect(tail.following).toBe(false);
  list.clientHeight = 100;
  list.scrollHeight = 900;
  tail.settle(list);
  expect([list.scrollTop, tail.following]).toEqual([400, false]);
});

test('while it is held nothing moves it', () => {
  const tail = new Tail();
  const list = box(100, 300);
  tail.held = true;
  list.scrollTop = 10;
  tail.settle(list);
  tail.scrolled(list);
  expect([list.scrollTop, tail.following]).toEqual([10, true]);
});
