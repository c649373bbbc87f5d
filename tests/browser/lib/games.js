// What the tests must know of each game. Whoever adds a game begins here.

/**
 * `seats`: of a table of friends. `moments`: worth a picture, by what must be among so many choices;
 * `fields` of the form make them likely.
 * `icons`: of what people hold, which must differ in shape. `names`: the same in every language.
 * `zoom`: the id of something that can be enlarged.
 */
export const GAMES = {
  zapotec: {
    seats: 3,
    moments: [
      { name: 'capital', after: 8, offers: /^end capital$/, least: 2 },
      { name: 'building', after: 8, offers: /^end construction$/, least: 3 },
    ],
    icons: ['wood', 'brick', 'stone', 'corn', 'gold', 'priest'],
    names: ['Zapotec', 'Cocijobot', 'Etla', 'Mitla', 'Ocotlan'],
  },
  copan: {
    seats: 4,
    moments: [
      { name: 'placing', after: 12, offers: /^place \w+ \w+$/, least: 20 },
      { name: 'totem', after: 12, offers: /^move /, least: 6 },
      { name: 'mask', after: 0, offers: /^jade /, least: 2 },
      { name: 'event', after: 0, offers: /^(?:lose|drop) /, least: 1, fields: { 'option-event': 'standard_hard' } },
    ],
    icons: ['food', 'fame', 'zeal', 'power'],
    zoom: 'zoom-altars',
    names: [
      'Copan', 'Automa', 'Chichén Itzá',
      'Ah Cuxtal', 'Gucup Cakix', 'Hacha’kyum', 'Ix Tub Tun', 'Kan Xib Yui', 'Kinich Kakmo',
    ],
  },
};
export const NAMES = Object.keys(GAMES);

/** Choices that end something early; whoever makes them last sees more of a game. */
export const ENDS = /^(?:end|skip|refuse|bonus refuse|buy nothing|totem leave)\b/;
