// What the tests must know about each game. To add a game, start here.
import { anyOf } from './words.js';

/**
 * `seats`: of a table of friends; `most`: as many as can sit there. `moments`: worth a picture, by what must be
 * among at least this many choices; `fields` of the form make them likely. `icons`: of what people hold, which must
 * differ in shape. `names`: the same in every language. `zoom`: the id of something that can be enlarged. `alone`:
 * how to play without other people.
 */
export const GAMES = {
  zapotec: {
    seats: 3,
    most: 4,
    moments: [
      { name: 'capital', after: 8, offers: /^end capital$/, least: 2 },
      { name: 'building', after: 8, offers: /^end construction$/, least: 3 },
    ],
    icons: ['wood', 'brick', 'stone', 'corn', 'gold', 'priest'],
    names: ['Zapotec', 'Cocijobot', 'Etla', 'Mitla', 'Ocotlan'],
  },
  copan: {
    seats: 4,
    most: 4,
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
      'Ah-cuxtal', 'Gucup Cakix', 'Hacha’kyum', 'Ix-tub-tun', 'Kan-xib-yui', 'Kinich Kakmo',
    ],
  },
  ahau: {
    seats: 5,
    most: 5,
    moments: [
      { name: 'building', after: 30, offers: /^build \w+ \w+$/, least: 1 },
      { name: 'cards', after: 30, offers: /^select /, least: 1 },
      { name: 'conflict', after: 12, offers: /^retreat /, least: 1 },
      { name: 'placing', after: 30, offers: /^place /, least: 1 },
      { name: 'offering', after: 20, offers: /^discard /, least: 1 },
      { name: 'jaguar', after: 12, offers: /^walk /, least: 1 },
      { name: 'payment', after: 12, offers: /^(?:price|trade|pay) /, least: 1 },
    ],
    icons: ['corn', 'water', 'obsidian', 'cacao', 'limestone', 'chief', 'rain', 'jaguar', 'sun', 'serpent'],
    names: ['Ahau', 'Calakmul', 'Caracol', 'Chichén Itzá', 'Lamanai', 'Palenque', 'Seibal', 'Tikal', 'Tulum', 'Uxmal', 'Yaxchilán'],
  },
  yucatan: {
    seats: 4,
    most: 4,
    // It has no solo opponent.
    alone: { kind: 'bots', seat2: 'bot-random', seat3: 'nobody' },
    moments: [
      { name: 'turn', after: 30, offers: /^activate /, least: 3 },
      { name: 'building', after: 12, offers: /^build /, least: 2 },
      { name: 'ability', after: 12, offers: /^acquire /, least: 2 },
      { name: 'summoning', after: 12, offers: /^link \w+ /, least: 2 },
      { name: 'troop', after: 30, offers: /^move /, least: 3 },
      { name: 'battle', after: 30, offers: /^card /, least: 3 },
      { name: 'city', after: 12, offers: /^city /, least: 2 },
      { name: 'sacrifice', after: 12, offers: /^sacrifice prisoners [1-9]/, least: 2 },
      { name: 'evolution', after: 12, offers: /^evolve /, least: 2 },
    ],
    icons: ['corn', 'jade', 'unit', 'prisoner', 'vp', 'sp', 'evolution', 'construction_site', 'military_school', 'barracks', 'temple', 'granary'],
    names: ['Yucatan', 'Ah Puch', 'Uay Chivo', 'Uxmal', 'Tulum', 'Chichén Itzá', 'Calakmul'],
  },
};
export const NAMES = Object.keys(GAMES);

/** Where all choose at the same time and in secret: the question they get. */
export const SECRETS = {
  zapotec: anyOf('zapotec-prompt-card'),
  ahau: anyOf('ahau-prompt-select'),
  yucatan: anyOf('yucatan-prompt-setup-building', 'yucatan-prompt-setup-counselors', 'yucatan-prompt-setup-power'),
};

/** The form of a table for one person. */
export const alone = (game) => GAMES[game].alone ?? { kind: 'solo' };

/** What only a player may see, and no one behind a curtain. */
export const HIDDEN = /card-hand|hand-ahau|hand-yucatan|[yu]-chosen|u-secret|name="action"|data-acts?=|holds/;

/** Choices that end something early; choosing them last shows more of a game. */
export const ENDS = /^(?:end|skip|refuse|bonus refuse|buy nothing|totem leave|summon nobody|claim nothing|confirm|stop|pass|stay|\w+ nothing|power decline|axes save)\b/;
