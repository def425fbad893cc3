import { beforeEach, expect, it, vi } from 'vitest';

type Listener = () => void;

class Voice {
  type = 'sine';
  frequency = { setValueAtTime: () => 0, exponentialRampToValueAtTime: () => 0 };
  ended: Listener = () => undefined;
  connect = (to: unknown) => to;
  start = () => undefined;
  stop = vi.fn<(at: number) => void>();
  addEventListener = (_: string, listener: Listener) => (this.ended = listener);
}

/** An audio context whose clock is set by hand. */
class Context {
  state = 'suspended';
  currentTime = 0;
  destination = {};
  voices: Voice[] = [];

  constructor() {
    made.push(this);
  }
  resume(): Promise<void> {
    this.state = 'running';
    return Promise.resolve();
  }
  suspend(): Promise<void> {
    this.state = 'suspended';
    return Promise.resolve();
  }
  createOscillator(): Voice {
    const voice = new Voice();
    this.voices.push(voice);
    return voice;
  }
  createGain = () => {
    const step = () => 0;
    const gain = {
      setValueAtTime: step,
      linearRampToValueAtTime: step,
      exponentialRampToValueAtTime: step,
    };
    return { gain, connect: (to: unknown) => to };
  };
  /** Let time pass until the voices that are to stop by then have stopped. */
  pass(until: number): void {
    this.currentTime = until;
    for (const voice of this.voices) {
      if ((voice.stop.mock.lastCall?.[0] ?? 0) <= until) voice.ended();
    }
  }
}

let made: Context[] = [];
let press: Listener = () => undefined;

/** The context that the page has made. */
function context(): Context {
  const [only] = made;
  if (!only) throw new Error('there is no context');
  return only;
}

beforeEach(() => {
  made = [];
  vi.resetModules();
  vi.stubGlobal('AudioContext', Context);
  vi.stubGlobal('addEventListener', (_: string, listener: Listener) => (press = listener));
});

it('makes no sound before somebody has pressed something', async () => {
  const { play } = await import('./sounds');
  play('turn');
  expect(made).toEqual([]);
});

it('computes no silence: it rests before a sound and after its last tone', async () => {
  const { play } = await import('./sounds');
  press();
  await vi.waitFor(() => expect(context().state).toBe('suspended'));
  play('end');
  await vi.waitFor(() => expect(context().voices).not.toEqual([]));
  context().pass(2);
  expect(context().state).toBe('running');
  context().pass(5);
  expect(context().state).toBe('suspended');
});

it('plays what is asked for by the first press itself', async () => {
  const { play } = await import('./sounds');
  press();
  play('event');
  await vi.waitFor(() => expect(context().voices).not.toEqual([]));
  expect(context().state).toBe('running');
});
