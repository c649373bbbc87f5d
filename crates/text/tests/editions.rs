//! What an edition changes is shown in words, in both languages.

use patolli_games::{Ahau, Copan, Overlay, Zapotec};
use patolli_text::{Difference, Lang, Text, Words, differences};

/// Every component that differs, as `name | new | old`, with plain spaces.
fn told<G: Words>(lang: Lang, rows: &str) -> Vec<String> {
    let text = format!("[edition]\nname = \"test\"\n{rows}");
    let overlay = Overlay { file: "test.toml".to_string(), text };
    let laid = overlay.lay::<G>().expect("a sound edition");
    let said = differences::<G>(Text::shared(lang), laid);
    let line = |Difference { name, old, new, .. }| {
        format!("{name} | {new} | {old}").replace('\u{a0}', " ")
    };
    said.into_iter().map(line).collect()
}

const ZAPOTEC: &str = r#"
[[sacrifice_step]]
id = "step_1"
points = 2
[[price]]
id = "palace"
pay = { wood = 1, brick = 1, stone = 0 }
[[price]]
id = "trade_level_3"
pay = { gold = 4 }
[[trade_tile]]
id = "trade_13"
pay = { gold = 1 }
gain = { stone = 3 }
[[ritual_card]]
id = "ritual_steps"
cap = 15
[[points]]
id = "sacrifice_rank_2"
vp = 5
[[cell]]
id = "wood_wood"
covered = { gold = 2 }
"#;

#[test]
fn zapotec() {
    assert_eq!(
        told::<Zapotec>(Lang::En, ZAPOTEC),
        [
            "Covered bonus, row wood, column wood | 2 gold | 1 gold",
            "Sacrifice majority, place 2 | 5 points | 6 points",
            "Price of the Palace | 1 wood, 1 brick | 1 wood, 1 brick, 1 stone",
            "Price of a Trade tile of level 3 | 4 gold | 3 gold",
            "Ritual card ritual_steps | 1 per step on the Sacrifice track (max 15) | 1 per step \
             on the Sacrifice track (max 12)",
            "Step 1 of the Sacrifice track | 2 points | 1 point",
            "Trade tile #13 (trade_13) | Level 2: pay 1 gold, gain 3 stones. Once per turn, in \
             the capital or during construction. | Level 2: pay 1 brick, gain 2 \
             stones. Once per turn, in the capital or during construction.",
        ]
    );
    assert_eq!(
        told::<Zapotec>(Lang::Fr, ZAPOTEC),
        [
            "Bonus recouvert, ligne bois, colonne bois | 2 or | 1 or",
            "Majorité de Sacrifice, rang 2 | 5 points | 6 points",
            "Prix du Palais | 1 bois, 1 brique | 1 bois, 1 brique, 1 pierre",
            "Prix d’une tuile Commerce de niveau 3 | 4 or | 3 or",
            "Carte Rituel ritual_steps | 1 par case sur la piste de Sacrifice (max. 15) | 1 par \
             case sur la piste de Sacrifice (max. 12)",
            "Case 1 de la piste de Sacrifice | 2 points | 1 point",
            "Tuile Commerce #13 (trade_13) | Niveau 2 : payer 1 or, gagner 3 pierres. Une fois \
             par tour, dans la capitale ou pendant la construction. | Niveau 2 : payer 1 \
             brique, gagner 2 pierres. Une fois par tour, dans la capitale ou pendant la \
             construction.",
        ]
    );
}

const AHAU: &str = r#"
[[war_space]]
id = "3"
reward = { fame = 4 }
[[building]]
id = "gateway"
cost = ["water", "cacao"]
amount = 2
[[role]]
id = "merchant"
amount = 1
[[pyramid_space]]
id = "c1"
side_a = { fame = 5 }
[[points]]
id = "serpent_colour"
fame = 3
[[player_count]]
id = "players_2"
calendar = 7
[[route_six]]
id = "r01"
kind = "road"
"#;

#[test]
fn ahau() {
    assert_eq!(
        told::<Ahau>(Lang::En, AHAU),
        [
            "Gateway | Costs water and cacao: once in each of your turns, draw 2 tiles from the \
             bag. | Costs water, cacao and limestone: once in each of your turns, draw a tile \
             from the bag.",
            "With 2 players | 3 buildings in the offer; 7 depleted sites end the K’atun | 3 \
             buildings in the offer; 5 depleted sites end the K’atun",
            "Feathered Serpent, for each used colour | 3 Fame | 2 Fame",
            "Pyramid, space c1 | side A: 5 Fame; side B: 2 Fame for each of your weapons | side \
             A: 4 Fame; side B: 2 Fame for each of your weapons",
            "Merchant | A role card with the number 6. In the round in which it is played: \
             produce at any site and gain 1 more cube of your choice. | A role card with the \
             number 6. In the round in which it is played: produce at any site and gain 2 more \
             cubes of your choice.",
            "Route Palenque – Uxmal, board with 6 regions | Palenque – Uxmal, road, region 3 | \
             Palenque – Uxmal, water route, region 3",
            "War track, space 3 | 4 Fame | 3 Fame",
        ]
    );
    assert_eq!(
        told::<Ahau>(Lang::Fr, AHAU),
        [
            "Arche | Coûte eau et cacao : une fois par tour, piocher 2 tuiles dans le sac. | Coûte \
             eau, cacao et calcaire : une fois par tour, piocher une tuile dans le sac.",
            "À 2 joueurs | 3 bâtiments dans l’offre ; 7 sites épuisés terminent le K’atun | 3 \
             bâtiments dans l’offre ; 5 sites épuisés terminent le K’atun",
            "Serpent à plumes, par couleur utilisée | 3 Renommée | 2 Renommée",
            "Pyramide, case c1 | face A : 5 Renommée ; face B : 2 Renommée pour chacune de vos \
             armes | face A : 4 Renommée ; face B : 2 Renommée pour chacune de vos armes",
            "Marchand | Une carte Rôle de numéro 6. Pendant la manche où elle est jouée : \
             produire sur n’importe quel site, avec 1 cube de votre choix en plus. | Une carte \
             Rôle de numéro 6. Pendant la manche où elle est jouée : produire sur n’importe \
             quel site, avec 2 cubes de votre choix en plus.",
            "Route Palenque – Uxmal, plateau à 6 régions | Palenque – Uxmal, route, région 3 | \
             Palenque – Uxmal, voie d’eau, région 3",
            "Piste de guerre, case 3 | 4 Renommée | 3 Renommée",
        ]
    );
}

const COPAN: &str = r#"
[[altar]]
id = "altar_01"
column_3 = { effects = [{ vp = 3 }], climb = 3 }
[[character]]
id = "ah_cuxtal"
cost = { food = 2, fame = 0 }
talent = { permanent = { reward = { site = "embassies", vp = 3 } } }
[[city]]
id = "tikal"
path = { food = 1, any = 1 }
[[embassy_token]]
id = "emb1_vp1"
effect = { vp = 2 }
[[exchange]]
id = "different_2"
jade = 2
[[decline_track]]
id = "players_2"
tier_2 = 4
tier_3 = 8
last = 10
[[points]]
id = "cities_1"
vp = -3
[[storage]]
id = "extension"
capacity = 1
"#;

#[test]
fn copan() {
    assert_eq!(
        told::<Copan>(Lang::En, COPAN),
        [
            "Altar card altar_01 | Costs 1 Zeal. Left: gain 2 Food and climb 1 step. Middle: \
             gain 1 resource of your choice and climb 2 steps. Right: score 3 VP and climb 3 \
             steps. | Costs 1 Zeal. Left: gain 2 Food and climb 1 step. Middle: gain 1 resource \
             of your choice and climb 2 steps. Right: score 1 VP and climb 3 steps.",
            "Ah-cuxtal | Costs 2 Food; permanent: 3 VP for each of your actions at the \
             Embassies. | Costs 1 Food, 1 Fame; permanent: 2 VP for each of your actions at the \
             Embassies.",
            "Tikal | A City of level 2. The path there costs 1 Food, 1 of your choice; the sun \
             closes it. | A City of level 2. The path there costs 2 Food; the sun closes it.",
            "Decline tracks with 2 players | second tier from space 4, third from 8, last space 10 | \
             second tier from space 3, third from 6, last space 7",
            "Embassy token 9 | level 1, score 2 VP | level 1, score 1 VP",
            "Exchange of 2 different Glyphs | 2 Jade tiles | 1 Jade tile",
            "1 City at the end | −3 VP | −5 VP",
            "Storage extension | room for 1 of each resource and 1 Character | room for 2 of \
             each resource and 1 Character",
        ]
    );
    assert_eq!(
        told::<Copan>(Lang::Fr, COPAN),
        [
            "Carte Autel altar_01 | Coûte 1 Ferveur. À gauche : gagner 2 Nourriture et monter \
             de 1 marche. Au milieu : gagner 1 ressource de votre choix et monter de 2 marches. \
             À droite : marquer 3 PV et monter de 3 marches. | Coûte 1 Ferveur. À gauche : \
             gagner 2 Nourriture et monter de 1 marche. Au milieu : gagner 1 ressource de votre \
             choix et monter de 2 marches. À droite : marquer 1 PV et monter de 3 marches.",
            "Ah-cuxtal | Coûte 2 Nourriture ; permanent : 3 PV pour chacune de vos Actions aux \
             Ambassades. | Coûte 1 Nourriture, 1 Notoriété ; permanent : 2 PV pour chacune de \
             vos Actions aux Ambassades.",
            "Tikal | Une Cité de niveau 2. Le chemin coûte 1 Nourriture, 1 de votre choix ; le \
             symbole soleil la ferme. | Une Cité de niveau 2. Le chemin coûte 2 Nourriture ; le \
             symbole soleil la ferme.",
            "Pistes de Déclin à 2 joueurs | deuxième palier à partir de la case 4, troisième à \
             partir de la case 8, dernière case 10 | deuxième palier à partir de la case 3, \
             troisième à partir de la case 6, dernière case 7",
            "Jeton Bonus d’Ambassade 9 | niveau 1, marquer 2 PV | niveau 1, marquer 1 PV",
            "Échange de 2 Glyphes différents | 2 tuiles Jade | 1 tuile Jade",
            "1 Cité à la fin | −3 PV | −5 PV",
            "Extension de Stock | capacité de stockage de 1 par ressource et 1 emplacement de \
             Personnage | capacité de stockage de 2 par ressource et 1 emplacement de \
             Personnage",
        ]
    );
}

/// Rows without words are shown as the tables have them, with all their changes.
#[test]
fn other_rows_are_told_as_written() {
    let rows = "[[mask_space]]\nid = \"6\"\nouter = true\neffect = { any = 3 }\n";
    let said = told::<Copan>(Lang::Fr, rows);
    assert_eq!(
        said,
        ["mask space 6 | effect { any = 3 }, outer true | effect { any = 2 }, outer false"]
    );
}
