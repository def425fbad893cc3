/** Short notices at the edge of the screen, also announced to screen readers. */
export interface Note {
  id: number;
  text: string;
  grave: boolean;
}

const LASTS = 6000;
const GRAVE_LASTS = 20_000;

class NoticeBoard {
  list = $state<Note[]>([]);
  private last = 0;

  /** Show a notice; a grave one stays until it is closed. */
  tell(text: string, grave = false): void {
    const id = ++this.last;
    this.list = [...this.list.filter((note) => note.text !== text), { id, text, grave }];
    if (!grave) this.dropLater(id, LASTS);
  }

  /** Show an error. It goes away eventually, because it may cover the question. */
  complain(error: unknown): void {
    this.tell(error instanceof Error ? error.message : String(error), true);
    this.dropLater(this.last, GRAVE_LASTS);
  }

  /** Remove earlier errors before a retry. */
  forgive(): void {
    this.list = this.list.filter((note) => !note.grave);
  }

  drop(id: number): void {
    this.list = this.list.filter((note) => note.id !== id);
  }

  private dropLater(id: number, time: number): void {
    setTimeout(() => this.drop(id), time);
  }
}

export const notices = new NoticeBoard();
