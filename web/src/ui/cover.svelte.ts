/** Hides the viewer's secrets while someone else looks at the screen. */
class Cover {
  on = $state(false);

  turn(): void {
    this.on = !this.on;
  }
}

export const cover = new Cover();
