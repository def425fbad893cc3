/** Commands that the server has not answered: they are sent again on every new connection. */
import { Refusal } from '../api';
import type { Done, Refused } from '../wire';

interface Waiting {
  frame: string;
  done: (answer: Done) => void;
  refused: (why: Error) => void;
}

export class Unanswered {
  private readonly waiting = new Map<string, Waiting>();

  /** Keep a command until it is answered; the promise resolves then. */
  add(key: string, frame: string): Promise<Done> {
    return new Promise<Done>((done, refused) => {
      this.waiting.set(key, { frame, done, refused });
    });
  }

  /** The commands as they were sent, in this order. */
  get frames(): string[] {
    return [...this.waiting.values()].map((each) => each.frame);
  }

  done(message: Done): void {
    this.answer(message.key)?.done(message);
  }

  refuse(message: Refused): void {
    const why = new Refusal(message.code, message.text, 0, message.retry_after ?? null);
    this.answer(message.key)?.refused(why);
  }

  /** Refuse everything: there will be no other connection. */
  end(why: Error): void {
    for (const each of this.waiting.values()) each.refused(why);
    this.waiting.clear();
  }

  private answer(key: string | null | undefined): Waiting | undefined {
    const found = this.waiting.get(key ?? '');
    this.waiting.delete(key ?? '');
    return found;
  }
}
