/** A hand over one's own secrets, for when somebody else looks at the screen. */
class Cover {
  on = $state(false);

  turn(): void {
    this.on = !this.on;
  }
}

export const cover = new Cover();
