/** The person using this page: a name and a session, created only when they first need one. */
import { ask, get, post, Refusal } from './api';
import { prefer } from './prefer.svelte';
import { forgetHeard } from './table/heard';
import { notices } from './ui/notices.svelte';
import type { Me } from './wire';
import { LANGUAGES, type Language } from './words/speech';
import { tongue } from './words/tongue.svelte';

class Person {
  me = $state.raw<Me | null>(null);
  /** Whether the server has been asked. */
  known = $state(false);
  private asking: Promise<void> | null = null;

  /** Ask the server who this is. */
  recall(): Promise<void> {
    this.asking ??= this.read().finally(() => {
      this.asking = null;
    });
    return this.asking;
  }

  /** Return the person; without a session, create one under this name. */
  async come(name: string): Promise<Me> {
    await this.recall(); // the session may have ended in another tab
    if (this.me === null) {
      const wanted = name.trim() || tongue.say('web-guest');
      this.me = await post<Me>('/api/session', { name: wanted, language: prefer.language });
    } else if (name.trim() && name.trim() !== this.me.name) {
      await this.change({ name: name.trim() });
    }
    prefer.name = this.me?.name ?? name;
    prefer.save();
    return this.me!;
  }

  async change(wish: { name?: string; language?: Language }): Promise<void> {
    this.me = await ask<Me>('PATCH', '/api/me', wish);
  }

  /** Switch to another language, and tell the server, which uses it for notifications. */
  async speak(language: Language): Promise<void> {
    prefer.language = language;
    prefer.save();
    try {
      await tongue.speak(language);
      if (this.me !== null && this.me.language !== language) await this.change({ language });
    } catch (error) {
      notices.complain(error);
    }
  }

  /** End the session on this device, which forgets the person even if the server cannot be reached. */
  async leave(): Promise<void> {
    this.forget();
    await ask('DELETE', '/api/session');
    this.me = null;
  }

  /** Delete the person, with the account if there is one; this device forgets them too. */
  async remove(password: string): Promise<void> {
    await post('/api/me/delete', password ? { password } : {});
    this.left();
  }

  /** Switch to another person's session, and forget everything about the previous person. */
  became(me: Me): void {
    this.forget();
    this.me = me;
  }

  /** Every session has ended, including this one. */
  left(): void {
    this.forget();
    this.me = null;
  }

  private forget(): void {
    prefer.forget();
    forgetHeard();
  }

  private async read(): Promise<void> {
    try {
      this.me = await get<Me>('/api/me');
      prefer.name = this.me.name;
      const language = LANGUAGES.find((each) => each === this.me?.language);
      if (language && language !== prefer.language) {
        await this.speak(prefer.chosen ? prefer.language : language);
      }
    } catch (error) {
      if (!(error instanceof Refusal)) return;
      this.me = null;
    }
    this.known = true;
  }
}

export const person = new Person();
