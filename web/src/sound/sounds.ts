/**
 * Short synthesized sounds; nothing is loaded. Each stands for something the page also shows in
 * words. Browsers allow no sound before the user has interacted with the page.
 */
import { prefer } from '../prefer.svelte';

export type Sound = 'turn' | 'reveal' | 'event' | 'end';

interface Tone {
  /** In hertz. */
  pitch: number;
  /** Start and duration, in seconds. */
  at: number;
  lasts: number;
  loud: number;
  wave: OscillatorType;
  /** The pitch it glides to. */
  to?: number;
}

/** A bell, with the overtones of a bell. */
function bell(pitch: number, at: number, lasts: number, loud: number): Tone[] {
  const overtones = [
    [1, 1],
    [2.76, 0.4],
    [5.4, 0.15],
  ] as const;
  return overtones.map(([times, part]) => ({
    pitch: pitch * times,
    at,
    lasts: lasts / times ** 0.5,
    loud: loud * part,
    wave: 'sine',
  }));
}

const SCORES: Record<Sound, Tone[]> = {
  // Two bells, the second one higher: a call.
  turn: [...bell(392, 0, 0.7, 0.5), ...bell(587.33, 0.17, 1, 0.5)],
  // A curtain drawn aside: a rising breath and a distant bell.
  reveal: [
    { pitch: 147, to: 294, at: 0, lasts: 0.5, loud: 0.35, wave: 'triangle' },
    { pitch: 220, to: 440, at: 0.05, lasts: 0.5, loud: 0.2, wave: 'triangle' },
    ...bell(880, 0.3, 0.7, 0.2),
  ],
  // A knock on wood.
  event: [
    { pitch: 190, to: 120, at: 0, lasts: 0.09, loud: 0.5, wave: 'triangle' },
    { pitch: 620, to: 400, at: 0, lasts: 0.04, loud: 0.15, wave: 'sine' },
  ],
  // The abbey tolls three times.
  end: [...bell(196, 0, 1.6, 0.5), ...bell(196, 0.7, 1.6, 0.5), ...bell(146.83, 1.4, 2.4, 0.6)],
};

/** Seconds after which a sound that could not be played is not worth playing any more. */
const LATE = 0.5;

let context: AudioContext | null = null;
let silent = 0; // when the last tone ends, on the context's clock
let wanted = 0; // sounds that wait for the context to run

/** Get leave to make sounds, which browsers give only when somebody presses something. */
function wake(): void {
  if (context) return;
  context = new AudioContext();
  void context.resume().then(rest, () => undefined);
}

/** Stop computing silence, which would cost time as long as the page is open. */
function rest(): void {
  if (wanted || !context || context.currentTime < silent) return;
  void context.suspend().catch(() => undefined);
}

for (const gesture of ['pointerdown', 'keydown']) {
  addEventListener(gesture, wake, { once: true, passive: true });
}

/** Play a sound at the chosen volume, after `later` seconds. */
export function play(sound: Sound, later = 0): void {
  const volume = Math.min(10, Math.max(0, prefer.volume)) / 10;
  if (!volume || !context) return;
  const out = context;
  const asked = performance.now();
  wanted += 1;
  void out
    .resume()
    .then(() => {
      wanted -= 1;
      if (performance.now() - asked > LATE * 1000) return rest();
      const start = out.currentTime + 0.02 + later;
      for (const tone of SCORES[sound]) ring(out, tone, start, volume ** 2 * 0.5);
    })
    .catch(() => undefined);
}

function ring(out: AudioContext, tone: Tone, start: number, volume: number): void {
  const from = start + tone.at;
  const until = from + tone.lasts;
  const voice = out.createOscillator();
  const loudness = out.createGain();
  voice.type = tone.wave;
  voice.frequency.setValueAtTime(tone.pitch, from);
  if (tone.to) voice.frequency.exponentialRampToValueAtTime(tone.to, until);
  loudness.gain.setValueAtTime(0, from);
  loudness.gain.linearRampToValueAtTime(tone.loud * volume, from + 0.008);
  loudness.gain.exponentialRampToValueAtTime(0.0001, until);
  voice.connect(loudness).connect(out.destination);
  voice.start(from);
  voice.stop(until + 0.02);
  voice.addEventListener('ended', rest);
  silent = Math.max(silent, until + 0.02);
}
