/** Our own icons for combat cards, as lines on a 24 by 24 grid. */
export const MARKS: Record<string, string> = {
  claws: 'M6 3c-1 7 0 13 3 18M12 3c-1 7 0 13 2 18M18 3c-1 7-1 12 1 17',
  escape_as_bat:
    'M12 9l-2-3v3C7 6 4 6 2 8c3 1 4 4 4 7 2-1 4 0 6 3 2-3 4-4 6-3 0-3 1-6 4-7-2-2-5-2-8 1V6z',
  escape_as_mist: 'M3 8c3-3 6 2 9 0s6-3 9 0M3 13c3-3 6 2 9 0s6-3 9 0M3 18c3-3 6 2 9 0s6-3 9 0',
  fangs: 'M4 6c5 3 11 3 16 0M7 7.500l2 9 2-8M13 8.500l2 8 2-9',
  mesmerize: 'M2 12c5-7 15-7 20 0-5 7-15 7-20 0zM12 9a3 3 0 1 0 .1 0M12 2v2M12 20v2',
  plotting: 'M4 4h16v13H10l-4 4v-4H4zM8 9h8M8 13h5',
  strength: 'M4 20c0-5 1-8 4-9l1-7h4l1 4c4 0 6 3 6 6s-2 6-6 6z',
  punch: 'M5 9h12a3 3 0 0 1 3 3v2c0 3-2 5-5 5H9c-3 0-4-2-4-5zM9 9V6h3v3M13 9V6h3v3',
  dodge: 'M4 18c8 0 10-4 10-11M9 11l5-5 5 5',
  escape: 'M4 3h10v18H4zM10 12h11M17 8l4 4-4 4',
  crucifix: 'M12 2v20M6 8h12',
  garlic: 'M12 2v5c-5 1-8 5-7 9s4 5 7 5 6-1 7-5-2-8-7-9M12 8v12',
  heavenly_host: 'M12 7a6 6 0 1 0 .1 0M12 10v6M9 13h6M12 1v3M3 5l2 2M21 5l-2 2',
  holy_circle: 'M12 3a9 9 0 1 0 .1 0M12 7v10M8.500 11h7',
  knife: 'M20 3L9 14l2 2C17 13 20 8 20 3zM9 14l-6 6',
  pistol: 'M3 7h18v4h-9l-1 3H8l-1 6H3l2-9H3z',
  rifle: 'M2 17l5-3L20 4l2 2L10 16l-3 1-3 4z',
};
