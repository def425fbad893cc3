/** A form that is sent only once at a time, and shows what went wrong. */
import { notices } from '../ui/notices.svelte';

export class Sending {
  busy = $state(false);

  constructor(private readonly send: () => Promise<void>) {}

  readonly submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (!this.busy) void this.run();
  };

  private async run(): Promise<void> {
    this.busy = true;
    notices.forgive();
    await this.send().catch((error: unknown) => notices.complain(error));
    this.busy = false;
  }
}
