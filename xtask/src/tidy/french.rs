//! Phrases that no native writer of French would use, and terms that differ from the printed edition.

use super::words::{Phrase, ban};

/// A phrase that is wrong only in files whose path has this part.
const fn within(path: &'static str, phrase: Phrase) -> Phrase {
    Phrase { within: path, ..phrase }
}

pub const PHRASES: &[Phrase] = &[
    ban(r"\bQui [^?|.;,]*[.;,]", &["Qui "], "le joueur qui, toute personne qui, pour + infinitif"),
    ban(r"\b[Aa]ussitôt\b", &["ussitôt"], "immédiatement"),
    ban(
        r"\bquitte(nt)? (le jeu|la partie)\b",
        &["quitte le", "quittent le", "quitte la", "quittent la"],
        "est retirée du jeu",
    ),
    ban(
        r"\bla partie fini(t|ra)\b",
        &["la partie fini"],
        "la partie se termine, se terminera à la fin de",
    ),
    ban(r"\b[Rr]ien ne se passe\b", &["ien ne se passe"], "il ne se passe rien"),
    ban(r"ce tour-ci", &["ce tour-ci"], "pendant ce tour"),
    ban(r"\bGagnant\b", &["Gagnant"], "Vainqueur"),
    ban(r"[Ff]ondez une Ambassade", &["ondez une"], "construisez une Ambassade"),
    ban(r", la Cité Mourante", &[", la Cité"], "Copan : la Cité Mourante"),
    ban(
        r#"\{ *" " *\}[;:]"#,
        &["};", "}:"],
        r#"{"\u00A0"} before the sign, which must not begin a line"#,
    ),
    ban(r"\bIl y a :", &["Il y a :"], "Options possibles :, Jeux disponibles :"),
    ban(r"[Rr]éserve des Autels", &["serve des Autels"], "section de gauche des Autels"),
    ban(r"Glyphes pareils|de pareilles", &["pareil"], "identiques"),
    ban(
        r"\bPas (de Sacrifice|\{ \$step)",
        &["Pas de Sacrifice", "Pas { $step"],
        "piste de Sacrifice, case { $step }",
    ),
    ban(r"; sinon [0-9]", &["; sinon "], "(par défaut : N)"),
    ban(
        r"procès-verbal|[Rr]electure",
        &["procès-verbal", "electure"],
        "enregistrement, revoir la partie",
    ),
    ban(r"\bDe une à|Montré seulement", &["De une à", "Montré seul"], "1 à 4 joueurs, la phrase"),
    ban(r"\bDegré \{", &["Degré {"], "Marche { $n } de la pyramide"),
    ban(r"jeton premier joueur", &["jeton premier"], "jeton Premier joueur"),
    within(
        "copan",
        ban(
            r"\brude\b|présage|[Rr]écolt|[Pp]hase d’Action",
            &["rude", "présage", "écolt", "hase d’Action"],
            "ardue, Événement, Collecte, phase de Lieu",
        ),
    ),
    within(
        "copan",
        ban(
            r"cube\b[^.|]*\bavance|n’avance (aucun|pas de) cube",
            &["avance"],
            "le cube recule, ne fait reculer aucun cube",
        ),
    ),
    ban(r"\bd’Automa\b|\b[Uu]n Automa\b", &["Automa"], "de l’Automa, l’Automa"),
    ban(
        r"Ah Cuxtal|Kan Xib|Colop U|Ix Tub",
        &["Ah Cuxtal", "Kan Xib", "Colop U", "Ix Tub"],
        "the name with hyphens, Kan-xib-yui",
    ),
    ban(r"ressources? en moins (déduites|s’|qui)", &["en moins "], "réduction"),
    ban(r"trois rangs|\brangs? [123]\b", &["rang"], "rangée"),
];

/// For each pattern in its order, a text that it finds and a better one that no pattern finds.
#[cfg(test)]
pub const EXAMPLES: &[(&str, &str)] = &[
    ("Qui a le plus de points gagne.", "Le joueur qui a le plus de points gagne. Qui décide ?"),
    ("gagnez aussitôt 2 or", "gagner immédiatement 2 or"),
    ("la carte quitte le jeu", "la carte est retirée du jeu"),
    ("la partie finit après cette manche", "la partie se termine à la fin de cette manche"),
    ("Sinon, rien ne se passe.", "Sinon, il ne se passe rien."),
    ("déjà utilisée ce tour-ci", "déjà utilisée pendant ce tour"),
    ("Gagnant", "Vainqueur"),
    ("fondez une Ambassade", "construisez une Ambassade"),
    ("Copan, la Cité Mourante", "Copan : la Cité Mourante"),
    (r#"{" "}; jeton Sommet"#, r#"{"\u00A0"}; jeton Sommet"#),
    ("Il y a : zapotec, copan.", "Jeux disponibles : zapotec, copan."),
    ("dans la réserve des Autels", "dans la section de gauche des Autels"),
    ("Glyphes pareils", "Glyphes identiques"),
    ("Pas de Sacrifice", "Piste de Sacrifice"),
    ("Parties simultanées ; sinon 100", "Parties simultanées (par défaut : 100)"),
    ("Télécharger le procès-verbal", "Télécharger l’enregistrement"),
    ("De une à quatre personnes", "1 à 4 joueurs"),
    ("Degré { $n } de la pyramide", "Marche { $n } de la pyramide"),
    ("le jeton premier joueur", "le jeton Premier joueur"),
    ("partie longue, rude", "partie longue, ardue"),
    ("le cube de Déclin avance d’une case", "le cube de Déclin recule d’une case"),
    ("Dé d’Automa", "Dé de l’Automa"),
    ("Kan Xib Yui", "Kan-xib-yui"),
    ("vos ressources en moins déduites", "réductions déduites"),
    ("trois rangs, un par niveau", "trois rangées, une par niveau"),
];
